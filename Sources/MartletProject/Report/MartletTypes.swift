import Foundation

/// The public types that Martlet declares, some of them with names of frameworks that it lacks otherwise, such as `UIColor`.
enum MartletTypes {
    private static let libraries = ["MartletCombine", "MartletCore", "MartletUI", "MartletDates", "MartletWeb"]
    private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    /// Reads the names from Martlet's sources, where each declaration begins a line.
    static func declared(in martlet: URL) -> Set<String> {
        var names: Set<String> = []
        for library in libraries {
            let folder = martlet.appending(path: "Sources/\(library)")
            for path in ProjectFolder.files(in: folder) where path.hasSuffix(".swift") {
                let text = (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
                for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.starts(with: "public ".utf8) {
                    let words = (Substring(line)).split { !($0.isLetter || $0.isNumber || $0 == "_") }
                    guard let kind = words.firstIndex(where: kinds.contains), words.indices.contains(kind + 1) else { continue }
                    names.insert(String(words[kind + 1]))
                }
            }
        }
        return names
    }
}
