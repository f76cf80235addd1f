import Foundation

/// The Swift files of the app that is developed, in which its types and previews are looked up.
package struct SourceFiles: Sendable {
    /// The variable that names the files and folders, one in each line.
    static let variable = "MARTLET_SOURCES"

    /// Where a type is declared.
    struct Place: Codable, Equatable, Sendable {
        var path: String
        var line: Int
    }

    /// Files, or folders with files.
    let places: [URL]

    init(_ places: [URL]) { self.places = places }

    package init(environment: [String: String]) {
        places = (environment[Self.variable] ?? "").split(separator: "\n").map { URL(fileURLWithPath: String($0)) }
    }

    /// Returns where a type is declared; `nil` if no file says so. The files are read each time, because their author changes them.
    ///
    /// - Parameter name: Without its generic arguments.
    func place(ofType name: String) -> Place? {
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
            let declaration = try? Regex(#"\b(?:struct|class|enum|actor)\s+\#(name)\b"#)
        else { return nil }
        for file in files {
            guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(name) else { continue }
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            where line.contains(name) && line.firstMatch(of: declaration) != nil && !line.drop(while: \.isWhitespace).hasPrefix("//") {
                return Place(path: file.path, line: index + 1)
            }
        }
        return nil
    }

    package var files: [URL] {
        places.flatMap { place in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return [URL]() }
            guard isFolder.boolValue else { return [place] }
            let found = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            return found?.compactMap { $0 as? URL } ?? []
        }
        .filter { $0.pathExtension == "swift" }
    }
}
