import Foundation

/// The public types that Martlet declares, some of them with names of frameworks that it lacks otherwise, such as `UIColor`.
enum MartletTypes {
    private static let libraries = [
        "MartletCombine", "MartletCore", "MartletUI", "MartletDates", "MartletGraphics", "MartletImageRenderer", "MartletWeb",
    ]
    private static let accesses = ["public ", "open "].map { Array($0.utf8) }
    private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    /// Reads the names from Martlet's sources, where each declaration begins a line.
    ///
    /// - Parameter frameworks: Those of Apple's frameworks whose modules the app links.
    static func declared(in martlet: URL, linking frameworks: Set<String> = []) -> Set<String> {
        var names: Set<String> = []
        for library in libraries + AvailableModules.frameworks(named: frameworks).map(\.module) {
            let folder = martlet.appending(path: "Sources/\(library)")
            for path in ProjectFolder.files(in: folder) where path.hasSuffix(".swift") {
                let text = (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
                for line in text.utf8.split(separator: UInt8(ascii: "\n")) where accesses.contains(where: { line.starts(with: $0) }) {
                    let words = (Substring(line)).split { !($0.isLetter || $0.isNumber || $0 == "_") }
                    guard let kind = words.firstIndex(where: kinds.contains), words.indices.contains(kind + 1) else { continue }
                    names.insert(String(words[kind + 1]))
                }
            }
        }
        return names
    }
}
