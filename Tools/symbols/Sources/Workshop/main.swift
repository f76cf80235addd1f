import Foundation

// Prints the input of the scripts in this folder as JSON: `details` for outline.py, `symbols` for contact_sheet.py.

struct Knockout: Encodable {
    let name: String
    /// Whether the whole mark is cut out, except its details; otherwise only its details are cut out.
    let isBody: Bool
    let lines, surfaces, detailLines, detailSurfaces: String
}

struct SymbolSheet: Encodable {
    let sprite, styleSheet: String
    let references: [String: String]
}

func joinedPath(_ parts: [SymbolPart], _ ink: SymbolPart.Ink, solid: Bool) -> String {
    parts.filter { $0.ink(solid: solid) == ink }.reduce(SymbolPath()) { $0 + $1.path }.data
}

func detailKnockouts() -> [Knockout] {
    SymbolCatalog.notations.keys.sorted().flatMap { name in
        let parts = SymbolCatalog.parts(of: name)
        return [(false, String(name)), (true, "\(name).fill")].map { solid, name in
            Knockout(
                name: name, isBody: false, lines: "", surfaces: joinedPath(parts, .surface, solid: solid),
                detailLines: joinedPath(parts, .knockedOutLine, solid: solid),
                detailSurfaces: joinedPath(parts, .knockedOutSurface, solid: solid))
        }
    }.filter { !$0.detailLines.isEmpty || !$0.detailSurfaces.isEmpty }
}

func markKnockouts() -> [Knockout] {
    let plates = SymbolPlate.named.keys.map { ".\($0).fill" }
    let names = SymbolCatalog.compositions.compactMap { name in
        plates.first { name.hasSuffix($0) }.map { name.dropLast($0.count) }
    }
    return Set(names.map { SymbolCatalog.aliases[$0] ?? $0 }).sorted().map { name in
        let parts = SymbolCatalog.mark(name).map { $0.transformed(.identity.scaled(SymbolPlate.markScale)) }
        let isBody = parts.contains { $0.outlined == .line && $0.solid == .surface }
        let (lines, surfaces) = (joinedPath(parts, .line, solid: isBody), joinedPath(parts, .surface, solid: isBody))
        return isBody
            ? Knockout(
                name: String(name), isBody: true, lines: lines, surfaces: surfaces,
                detailLines: joinedPath(parts, .knockedOutLine, solid: true),
                detailSurfaces: joinedPath(parts, .knockedOutSurface, solid: true))
            : Knockout(name: String(name), isBody: false, lines: "", surfaces: "", detailLines: lines, detailSurfaces: surfaces)
    }
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
switch CommandLine.arguments.dropFirst().first {
case "details":
    print(String(decoding: try encoder.encode(["details": detailKnockouts(), "marks": markKnockouts()]), as: UTF8.self))
case "symbols":
    let references = Dictionary(uniqueKeysWithValues: SymbolLibrary.names.map { ($0, SymbolLibrary.reference(named: $0)) })
    let sheet = SymbolSheet(sprite: SymbolLibrary.sprite, styleSheet: SymbolLibrary.styleSheet, references: references)
    print(String(decoding: try encoder.encode(sheet), as: UTF8.self))
default:
    print("usage: Workshop details | symbols")
}
