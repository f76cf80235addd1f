import Foundation
import MartletElements
import Testing

@testable import MartletDOM

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("The symbol library")
struct SymbolLibraryTests {
    @Test("knows each of the hundred symbols that apps use most", arguments: mostUsed)
    func knowsMostUsed(name: String) {
        #expect(SymbolLibrary.resolve(name).isKnown)
    }

    @Test("writes every symbol as well-formed XML")
    func writesWellFormedXML() {
        let broken = SymbolLibrary.names.filter { !isWellFormed(SymbolLibrary.svg(named: $0) ?? "") }
        #expect(broken == [])
    }

    @Test("writes a sprite and references that are well-formed XML")
    func writesWellFormedSprite() {
        #expect(isWellFormed(SymbolLibrary.sprite))
        #expect(SymbolLibrary.names.filter { !isWellFormed(SymbolLibrary.reference(named: $0)) } == [])
    }

    @Test("draws nothing twice, but for declared spellings")
    func drawsNothingTwice() {
        let aliases = SymbolCatalog.aliases.keys
        let own = SymbolLibrary.names.filter { name in !aliases.contains { name == $0 || name.hasPrefix($0 + ".") } }
        let namesByDrawing = Dictionary(grouping: own) { SymbolLibrary.svg(named: $0) ?? "" }
        #expect(namesByDrawing.values.filter { $0.count > 1 } == [])
    }

    @Test("draws a declared spelling as what it stands for")
    func drawsAliases() {
        #expect(SymbolLibrary.svg(named: "chevron.forward") == SymbolLibrary.svg(named: "chevron.right"))
        #expect(SymbolLibrary.svg(named: "suit.heart.fill") == SymbolLibrary.svg(named: "heart.fill"))
        #expect(SymbolLibrary.svg(named: "multiply.circle") == SymbolLibrary.svg(named: "xmark.circle"))
    }

    @Test("lists every composition it declares")
    func listsCompositions() {
        #expect(SymbolCatalog.compositions.filter { SymbolLibrary.svg(named: $0) == nil } == [])
        #expect(SymbolCatalog.aliases.keys.filter { !$0.hasSuffix(".fill") && SymbolLibrary.svg(named: String($0)) == nil } == [])
    }

    @Test("has the outline of every detail that a solid symbol knocks out")
    func hasOutlines() {
        let missing = SymbolCatalog.notations.keys.flatMap { name in
            [(name, false), (name + ".fill", true)].filter { full, solid in
                let inks = SymbolCatalog.parts(of: name).map { $0.ink(solid: solid) }
                return (inks.contains(.knockedOutLine) || inks.contains(.knockedOutSurface)) && SymbolOutlines.details[full] == nil
            }.map(\.0)
        }
        #expect(missing == [])
    }

    @Test("draws a globe for each side of the earth", arguments: ["globe.europe.africa.fill", "globe.americas"])
    func drawsGlobes(name: String) { #expect(SymbolLibrary.resolve(name).isKnown) }

    @Test("composes symbols that are not listed", arguments: ["carrot.circle", "cart.slash", "folder.badge.questionmark", "42.circle"])
    func composes(name: String) {
        #expect(!SymbolLibrary.names.contains(name))
        #expect(SymbolLibrary.resolve(name).isKnown)
    }

    @Test(
        "shows the placeholder for what it does not know", arguments: ["", ".", "nosuchthing", "heart.nosuchthing", "a", ".fill", "_cloud"])
    func placeholder(name: String) {
        let answer = SymbolLibrary.resolve(name)
        #expect(!answer.isKnown)
        #expect(answer.svg == SymbolLibrary.placeholder())
        #expect(SymbolLibrary.svg(named: name) == nil)
        #expect(SymbolLibrary.reference(named: name).contains("<use href=\"/_martlet/symbols.svg#unknown\"/>"))
    }

    @Test("refers to a popular symbol in the sprite, and draws a rare one in place")
    func refers() {
        #expect(
            SymbolLibrary.reference(named: "cart.fill").hasSuffix("<use href=\"/_martlet/symbols.svg#cart.fill\"/></svg>"))
        #expect(SymbolLibrary.sprite.contains(" id=\"cart.fill\""))
        #expect(!SymbolLibrary.reference(named: "carrot.circle").contains("<use"))
    }

    @Test("has everything in the sprite that a reference points to")
    func spriteIsComplete() {
        let missing = SymbolLibrary.names.filter { name in
            SymbolLibrary.reference(named: name).contains("<use") && !SymbolLibrary.sprite.contains(" id=\"\(name)\"")
        }
        #expect(missing == [])
    }

    @Test("has a level for each part of a symbol of several levels")
    func hasLevels() {
        let wrong = SymbolCatalog.levels.filter { name, digits in
            digits.count != SymbolCatalog.parts(of: name).count || SymbolCatalog.leveled(name)?.layers.contains { $0.level > 0 } != true
        }
        #expect(wrong.isEmpty)
    }

    @Test("writes every symbol of every mode as well-formed XML", arguments: [SymbolMode.hierarchical, .palette(count: 3), .multicolor])
    func writesModes(mode: SymbolMode) {
        #expect(SymbolLibrary.names.filter { !isWellFormed(SymbolLibrary.reference(named: $0, mode: mode)) } == [])
    }

    @Test("puts a mark before its plate, a badge and a slash before the rest")
    func ordersLevels() {
        for name in ["xmark.circle.fill", "xmark.circle", "person.crop.circle.badge.plus", "wifi.slash"] as [Substring] {
            #expect(SymbolCatalog.leveled(name)?.layers.last?.level == 0)
            #expect(SymbolCatalog.leveled(name)?.layers.first?.level == 1)
        }
    }

    @Test("draws a symbol of one level as always in each mode but the one with own colours")
    func drawsOneLevel() {
        #expect(SymbolLibrary.reference(named: "cart", mode: .hierarchical) == SymbolLibrary.reference(named: "cart"))
        #expect(SymbolLibrary.reference(named: "cart", mode: .multicolor) == SymbolLibrary.reference(named: "cart"))
        #expect(SymbolLibrary.reference(named: "heart.fill", mode: .multicolor).contains("color:var(--red)"))
    }

    @Test("colours symbols in named colours only")
    func namesColors() {
        let names = Set(SymbolLibrary.names.flatMap { SymbolCatalog.ownColors(of: Substring($0)) }.compactMap { $0 })
        #expect(names.contains("yellow"))
        #expect(names.subtracting(SystemColors.pairs.map(\.name)).isEmpty)
    }

    @Test("keeps the sprite small")
    func spriteIsSmall() {
        #expect(SymbolLibrary.sprite.utf8.count < 60_000)
    }

    @Test("takes colour and pen from the page")
    func takesColour() {
        let all = SymbolLibrary.names.compactMap { SymbolLibrary.svg(named: $0) }
        #expect(all.filter { $0.contains("#") || $0.contains("style=") || $0.contains("<script") } == [])
        #expect(SymbolLibrary.styleSheet.contains("stroke-width:var(--symbol-stroke,1.8px)"))
    }

    @Test("draws a heavier weight with a thicker pen and no other line")
    func weighs() throws {
        let regular = try #require(SymbolLibrary.svg(named: "plus"))
        let bold = try #require(SymbolLibrary.svg(named: "plus", weight: 700))
        #expect(regular.contains("stroke-width=\"1.8\""))
        #expect(bold == regular.replacingOccurrences(of: "stroke-width=\"1.8\"", with: "stroke-width=\"2.6\""))
    }

    @Test("thins what a solid symbol has knocked out as the pen gets lighter")
    func weighsKnockout() throws {
        let light = try #require(SymbolLibrary.svg(named: "plus.circle.fill", weight: 100))
        let black = try #require(SymbolLibrary.svg(named: "plus.circle.fill", weight: 900))
        #expect(light.contains("fill-rule=\"evenodd\" stroke-width=\"2.3\""))
        #expect(black.contains("fill-rule=\"evenodd\" stroke-width=\"0.0\""))
    }

    @Test("gives a narrow symbol a narrow box")
    func narrowBox() throws {
        #expect(try #require(SymbolLibrary.svg(named: "chevron.right")).contains("viewBox=\"6.5 0 11 24\""))
        #expect(try #require(SymbolLibrary.svg(named: "circle")).contains("viewBox=\"1.3 0 21.5 24\""))
    }

    private func isWellFormed(_ xml: String) -> Bool { XMLParser(data: Data(xml.utf8)).parse() }

    private static let mostUsed = """
        plus magnifyingglass trash xmark checkmark gear star.fill clock calendar star chevron.right ellipsis
        xmark.circle.fill heart.fill person checkmark.circle.fill person.crop.circle plus.circle.fill square.and.arrow.up
        chevron.down globe list.bullet circle arrow.clockwise pencil forward.fill heart house.fill checkmark.circle
        square.and.pencil photo paintpalette questionmark.circle arrow.left exclamationmark.triangle person.fill person.3
        minus exclamationmark.triangle.fill plus.circle arrow.up.arrow.down bell.fill arrow.right timer safari
        gearshape.fill gearshape text.bubble person.3.fill hourglass.bottomhalf.fill hourglass.tophalf.fill
        checkmark.seal.fill flag link play.fill tag questionmark xmark.circle chevron.forward bell paperplane info.circle
        sun.max.fill chevron.backward envelope message hand.thumbsup slider.horizontal.3 sparkles textformat chevron.up
        house play.circle square.grid.2x2 chevron.left arrow.up sidebar.left circle.fill clock.fill doc.on.doc
        chart.bar.fill info.circle.fill camera arrow.triangle.2.circlepath backward.fill ellipsis.circle minus.circle.fill
        person.crop.circle.fill arrow.down bird.fill line.3.horizontal.decrease lock.fill trash.fill arrow.left.arrow.right
        bubble.right camera.fill face.smiling map shuffle bookmark.fill
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
