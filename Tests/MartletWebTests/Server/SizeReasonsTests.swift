import MartletCore
import MartletElements
import MartletUI
import Testing

@testable import MartletWeb

@MainActor
@Suite("Why an element has its size")
struct SizeReasonsTests {
    private func reasons<Content: View>(for text: String, @ViewBuilder _ content: () -> Content) throws -> SizeReasons {
        let session = AppSession { content() }
        _ = session.tree.settleLayout()
        var found: Element?
        session.tree.root.forEachDescendant { if $0.text == text { found = $0 } }
        return SizeReasons(of: try #require(found))
    }

    @Test func `Modifiers are named from the inside out`() throws {
        let sizes = try reasons(for: "A") { Text("A").padding(8).frame(minWidth: 44, maxWidth: 90).padding(.leading, 2.5) }
        #expect(
            sizes.width.prefix(4) == [
                "As wide as its text, at most as it is offered.", ".padding adds 16.",
                ".frame(minWidth: 44) makes it at least 44 wide. .frame(maxWidth: 90) takes the width that it is offered, up to 90.",
                ".padding adds 2.5.",
            ])
        #expect(sizes.height == ["As high as the lines of its text.", ".padding adds 16."])
    }

    @Test func `A fixed frame ends the search for what offers a width`() throws {
        let sizes = try reasons(for: "A") { VStack { Text("A").frame(maxWidth: .infinity) }.frame(width: 200) }
        #expect(
            sizes.width == [
                "As wide as its text, at most as it is offered.", ".frame(maxWidth: .infinity) takes the width that it is offered.",
                "As wide as the VStack around it.", "For the VStack: .frame(width: 200) makes it 200 wide.",
            ])
    }

    @Test func `The search ends at the window`() throws {
        let sizes = try reasons(for: "A") { Text("A").frame(maxWidth: .infinity) }
        #expect(sizes.width.last == "The window is as wide as the user has made it.")
    }

    @Test func `A scroll view offers nothing along its direction`() throws {
        let sizes = try reasons(for: "A") { ScrollView { Text("A").frame(maxHeight: .infinity) } }
        #expect(sizes.height.last == "A scroll view offers no height along its direction, so this is the ideal height.")
    }
}
