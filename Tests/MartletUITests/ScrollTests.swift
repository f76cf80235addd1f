import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Scrolling")
struct ScrollTests {
    // Shows: .scrollDismissesKeyboard
    @Test func `A scroll view says how it scrolls`() {
        let host = mount {
            ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("content") }
                .scrollDisabled(true)
                .scrollDismissesKeyboard(.interactively)
                .scrollTargetBehavior(.paging)
                .scrollBounceBehavior(.basedOnSize)
                .scrollClipDisabled()
                .defaultScrollAnchor(.bottom)
                .contentMargins(.horizontal, 20, for: .scrollContent)
        }
        #expect(
            host.first(.scroll)?.attributes == [
                .axes: "both", .indicators: false, .isScrollDisabled: true, .keyboardDismissal: "interactively", .paging: "page",
                .bounce: "basedOnSize", .showsOverflow: true, .initialPosition: [0.5, 1.0], .contentInsets: [-1.0, 20.0, -1.0, 20.0],
            ])
    }

    // Shows: ScrollViewReader, .scrollTo
    @Test func `A proxy brings a row into sight that is made`() throws {
        let host = mount { ReaderPage(target: 7) }
        let row = try #require(host.first(.text, saying: "7")?.parent)
        try host.tapButton("Go")
        #expect(host.operations == [.scroll(row.id, anchor: UnitPosition(x: 0.5, y: 0))])
    }

    @Test func `A proxy takes an optional identity for the one in it`() throws {
        let host = mount { ReaderPage(target: Int?.some(7)) }
        let row = try #require(host.first(.text, saying: "7")?.parent)
        try host.tapButton("Go")
        #expect(host.operations == [.scroll(row.id, anchor: UnitPosition(x: 0.5, y: 0))])
        let other = mount { ReaderPage(target: Int?.none) }
        try other.tapButton("Go")
        #expect(other.operations == [])
    }

    @Test func `A proxy makes a row to bring it into sight`() throws {
        let host = mount { ReaderPage(target: 5_000) }
        #expect(host.first(.text, saying: "5000") == nil)
        try host.tapButton("Go")
        let row = try #require(host.first(.text, saying: "5000")?.parent)
        #expect(host.operations.last == .scroll(row.id, anchor: UnitPosition(x: 0.5, y: 0)))
        #expect(host.operations.contains(.insert(row.id, into: row.parent!.id, at: 13)))
    }

    @Test func `A proxy brings a row into sight that was put in just before`() throws {
        let host = mount { ChatPage() }
        try host.tapButton("Send")
        let row = try #require(host.first(.text, saying: "100"))
        #expect(host.operations.last == .scroll(row.id, anchor: nil))
    }

    @Test func `A proxy finds a view by its id`() throws {
        let host = mount { NamedPage() }
        try host.tapButton("Go")
        let text = try #require(host.first(.text, saying: "the end"))
        #expect(host.operations == [.scroll(text.id, anchor: nil)])
    }

    @Test func `A proxy that finds nothing does nothing`() throws {
        let host = mount { ReaderPage(target: 20_000) }
        try host.tapButton("Go")
        #expect(host.operations == [])
    }

    // Shows: Animation.easeInOut
    @Test func `Scrolling with an animation is animated`() throws {
        let host = mount { AnimatedReader() }
        var motions: [Motion] = []
        let output = host.session.output
        host.session.output = { outcome, requests in
            motions += outcome.motions.values
            output?(outcome, requests)
        }
        try host.tapButton("Go")
        #expect(motions == [Motion(duration: 1)])
    }

    @Test func `What the user scrolls to is written, and is not scrolled to again`() throws {
        let host = mount { PositionPage() }
        let row = try #require(host.first(.text, saying: "3"))
        try host.fire(.scrolled, on: host.first(.scroll), value: .int(row.id.rawValue))
        #expect(host.shownTexts.last == "at 3")
        #expect(host.operations.allSatisfy { if case .scroll = $0 { false } else { true } })
    }

    // Shows: .scrollPosition, .scrollTargetLayout
    @Test func `A position that is written is scrolled to`() throws {
        let host = mount { PositionPage() }
        let row = try #require(host.first(.text, saying: "8"))
        try host.tapButton("Go to 8")
        #expect(host.operations.contains(.scroll(row.id, anchor: nil)))
    }
}

private struct ReaderPage<Target: Hashable>: View {
    let target: Target

    var body: some View {
        ScrollViewReader { proxy in
            Button("Go") { proxy.scrollTo(target, anchor: .top) }
            List(0..<10_000) { Text(verbatim: "\($0)") }
        }
    }
}

private struct ChatPage: View {
    @State private var messages = Array(0..<100)

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView { LazyVStack { ForEach(messages, id: \.self) { Text(verbatim: "\($0)") } } }
            Button("Send") {
                messages.append(100)
                proxy.scrollTo(100)
            }
        }
    }
}

private struct NamedPage: View {
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                Text("content")
                Text("the end").id("end")
            }
            Button("Go") { proxy.scrollTo("end") }
        }
    }
}

private struct AnimatedReader: View {
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView { ForEach(0..<3) { Text(verbatim: "\($0)") } }
            Button("Go") { withAnimation(.easeInOut(duration: 1)) { proxy.scrollTo(2) } }
        }
    }
}

private struct PositionPage: View {
    @State private var position: Int?

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(0..<20) { Text(verbatim: "\($0)") } }.scrollTargetLayout()
        }
        .scrollPosition(id: $position)
        Button("Go to 8") { position = 8 }
        Text(verbatim: "at \(position ?? -1)")
    }
}
