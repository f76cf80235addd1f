import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Scale of texts")
struct TextScaleTests {
    private func fonts(of view: some View) throws -> [FontValue] {
        let host = mount { view }
        return host.elements(.text).compactMap { $0.modifiers.lazy.compactMap { $0.as(TextFont.self) }.first?.font }
    }

    // Shows: .textScale
    @Test func `A secondary text is four fifths of its font, and grows with it`() throws {
        #expect(try fonts(of: Text("km").font(.title).textScale(.secondary)) == [FontValue(size: .points(28 * 0.8), relativeTo: "title")])
        #expect(try fonts(of: Text("km").font(.headline).textScale(.secondary)).map(\.weight) == [600])
        #expect(try fonts(of: Text("km").textScale(.secondary).font(.system(size: 10))) == [FontValue(size: .points(8))])
    }

    @Test func `The scale of a view is that of its texts, unless they have their own`() throws {
        let fonts = try fonts(
            of: VStack {
                Text("a")
                Text("b").textScale(.default)
                VStack { Text("c") }.textScale(.default, isEnabled: false)
            }
            .textScale(.secondary).font(.system(size: 10)))
        #expect(fonts.map(\.size) == [.points(8), .points(8)])
    }

    @Test func `A part of a text has its own scale, of the font of the whole`() throws {
        let fonts = try fonts(of: (Text("12") + Text("km").textScale(.secondary)).font(.system(size: 20)))
        #expect(fonts.map(\.size) == [.points(20), .points(16)])
    }
}
