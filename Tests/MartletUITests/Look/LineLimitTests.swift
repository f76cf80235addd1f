import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Line limits")
struct LineLimitTests {
    private func element<V: View>(_ view: V) throws -> Element { try #require(mount { view }.session.tree.root.children.first) }

    // Shows: .lineLimit
    @Test func `The texts in a container have its limit of lines, unless they have their own`() throws {
        let stack = try element(
            VStack {
                Text("a")
                Text("b").lineLimit(nil)
                Text("c").lineLimit(2...4)
                Text("d").lineLimit(3, reservesSpace: true)
            }
            .lineLimit(1))
        #expect(stack.modifiers == [])
        let limits = stack.children.map { $0.modifier(LineLimit.self) }
        #expect(limits == [LineLimit(1), nil, LineLimit(4, minimum: 2), LineLimit(3, minimum: 3)])
    }

    @Test func `A limit of lines that changes reaches the texts inside`() throws {
        struct Page: View {
            @State private var isOpen = false
            var body: some View {
                VStack { Text("a") }.lineLimit(isOpen ? nil : 2)
                Button("Open") { isOpen = true }
            }
        }
        let host = mount { Page() }
        let text = try #require(host.session.tree.root.first { $0.kind == .text && $0.text == "a" })
        #expect(text.modifier(LineLimit.self) == LineLimit(2))
        try host.fire(.tap, on: host.element(.button))
        #expect(text.modifier(LineLimit.self) == nil)
    }

    @Test func `A field that grows has a limit of lines, and one of a single line has none`() throws {
        let stack = try element(
            VStack {
                TextField("Note", text: .constant(""), axis: .vertical)
                TextField("Name", text: .constant(""))
            }
            .lineLimit(2...4))
        #expect(stack.children.map { $0.modifier(LineLimit.self) } == [LineLimit(4, minimum: 2), nil])
    }
}
