import Testing

@testable import MartletDOM

@Suite("A symbol's path")
struct SymbolPathTests {
    @Test("is written as short as it can be")
    func writesShort() {
        #expect(SymbolPath("M 4.50 12 L 19.5 12 L 19.5 4 L 18.25 3.5 Z").data == "M4.5 12h15v-8l-1.25-.5z")
    }

    @Test("repeats a command whose numbers go on, and draws lines after a move")
    func repeats() {
        #expect(SymbolPath("M1 1 2 3l1 1 2 2").data == "M1 1l1 2 1 1 2 2")
    }

    @Test("mirrors the control point of a smooth curve")
    func smoothCurve() {
        #expect(SymbolPath("M0 0c0 1 1 2 2 2s2 1 2 2").data == "M0 0c0 1 1 2 2 2 1 0 2 1 2 2")
    }

    @Test("has shorthands for circles and rounded rectangles")
    func shorthands() {
        #expect(SymbolPath("O12 12 9").data == "M3 12a9 9 0 1 1 18 0 9 9 0 1 1-18 0z")
        #expect(SymbolPath("R4 4 16 16 2").data == "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z")
    }

    @Test("turns, mirrors, scales and moves about the middle of the grid")
    func transforms() {
        let path = SymbolPath("M4 12h8")
        #expect(path.transformed(.identity.turned(degrees: 90)).data == "M12 4v8")
        #expect(path.transformed(.identity.mirroredLeftToRight()).data == "M20 12h-8")
        #expect(path.transformed(.identity.scaled(0.5)).data == "M8 12h4")
        #expect(path.transformed(.identity.moved(x: 1, y: -2)).data == "M5 10h8")
    }

    @Test("turns its arcs the other way in a mirror")
    func mirrorsArcs() {
        let arc = SymbolPath("M4 12a8 8 0 0 1 8-8")
        #expect(arc.transformed(.identity.mirroredLeftToRight()).data == "M20 12a8 8 0 0 0-8-8")
    }

    @Test("knows how far its arcs and curves reach")
    func extent() throws {
        #expect(try #require(SymbolPath("O12 12 9").extent) == 3...21)
        let bulge = try #require(SymbolPath("M12 3a9 9 0 0 0 0 18").extent)
        #expect(abs(bulge.lowerBound - 3) < 1e-9)
        #expect(abs(bulge.upperBound - 12) < 1e-9)
        #expect(SymbolPath("").extent == nil)
    }
}
