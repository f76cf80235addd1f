import Foundation
import Testing

@testable import MartletAssets

@Suite struct FontFileTests {
    private let file = URL(fileURLWithPath: "/fonts/a.ttf")

    private func read(_ tables: [(tag: String, bytes: [UInt8])]) -> FontFile? { FontFile(Data(Self.font(tables)), file: file) }

    /// Returns the bytes of a font with tables.
    private static func font(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
        var directory: [UInt8] = []
        var content: [UInt8] = []
        for (tag, bytes) in tables {
            directory += Array(tag.utf8) + big(4, 0) + big(4, 12 + tables.count * 16 + content.count) + big(4, bytes.count)
            content += bytes
        }
        return big(4, 0x10000) + big(2, tables.count) + big(6, 0) + directory + content
    }

    /// Returns a table of names: by their numbers, for Windows in English unless a record says otherwise.
    private static func names(_ names: [(id: Int, text: String)], platform: Int = 3, language: Int = 0x409) -> [UInt8] {
        var records: [UInt8] = []
        var texts: [UInt8] = []
        for (id, text) in names {
            let bytes = platform == 1 ? Array(text.utf8) : text.utf16.flatMap { big(2, Int($0)) }
            records += big(2, platform) + big(2, 1) + big(2, language) + big(2, id) + big(2, bytes.count) + big(2, texts.count)
            texts += bytes
        }
        return big(2, 0) + big(2, names.count) + big(2, 6 + records.count) + records + texts
    }

    private static func look(weight: Int, selection: Int) -> [UInt8] { big(4, 0) + big(2, weight) + big(56, 0) + big(2, selection) }

    private static func big(_ size: Int, _ number: Int) -> [UInt8] {
        (0..<size).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> ($0 * 8)) : 0 }
    }

    @Test func `a font has the name of its family, its own names, its weight and its style`() {
        let font = read([
            ("name", Self.names([(1, "Lato"), (4, "Lato Bold Italic"), (6, "Lato-BoldItalic")])),
            ("OS/2", Self.look(weight: 700, selection: 0x21)),
        ])
        #expect(font?.family == "Lato")
        #expect(font?.names == ["Lato Bold Italic", "Lato-BoldItalic"])
        #expect(font?.weights == 700...700)
        #expect(font?.isItalic == true)
    }

    @Test func `the typographic family counts, which all weights share`() {
        let font = read([("name", Self.names([(1, "Lato Black"), (4, "Lato Black"), (16, "Lato")]))])
        #expect(font?.family == "Lato")
        #expect(font?.names == ["Lato Black"])
    }

    @Test func `a font for the Macintosh alone has names of one byte for each letter`() {
        #expect(read([("name", Self.names([(1, "Chicago")], platform: 1, language: 0))])?.family == "Chicago")
    }

    @Test func `a variable font has the weights of its axis`() {
        let axis =
            Array("wght".utf8) + Self.big(2, 100) + Self.big(2, 0) + Self.big(2, 400) + Self.big(2, 0) + Self.big(2, 900) + Self.big(6, 0)
        let variations = Self.big(4, 0x10000) + Self.big(2, 16) + Self.big(2, 2) + Self.big(2, 1) + Self.big(2, 20) + Self.big(4, 0) + axis
        #expect(read([("fvar", variations), ("name", Self.names([(1, "Inter")]))])?.weights == 100...900)
    }

    @Test func `a file that ends too early, or has no name, is no font`() {
        let whole = Self.font([("name", Self.names([(1, "Lato")]))])
        #expect(FontFile(Data(whole), file: file) != nil)
        #expect(FontFile(Data(whole.dropLast()), file: file) == nil)
        #expect(FontFile(Data(whole.prefix(20)), file: file) == nil)
        #expect(FontFile(Data("not a font".utf8), file: file) == nil)
    }

    @Test func `fonts are found in folders at any depth, and not in catalogues`() throws {
        let folder = try ResourceFolder()
        let bytes = Self.font([("name", Self.names([(1, "Lato")]))])
        try folder.write("Fonts/Lato.TTF", bytes)
        try folder.write("Assets.xcassets/Lato.dataset/Lato.ttf", bytes)
        try folder.write("broken.otf", "no")
        #expect(FontFile.files(in: [folder.url]).map(\.file.lastPathComponent) == ["Lato.TTF"])
    }
}
