import Foundation

/// The places in an app's files where previews are declared, for an editor.
struct PreviewPlaces {
    struct Place: Hashable, Sendable {
        let path: String
        let line: Int

        /// The file and line, without the folder.
        var name: String { "\((path as NSString).lastPathComponent):\(line)" }

        /// The address that opens the place in VS Code.
        var editorLink: String { "vscode://file\(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path):\(line)" }
    }

    private var found: [FoundPreview.Origin: Place] = [:]

    /// `martlet` writes a line before the first of each file that it copies, and the compiler numbers the lines of the copy.
    private static let linesBefore = 1

    init(files: [URL]) {
        for file in files {
            guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("Preview") else { continue }
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where line.contains("Preview") {
                let place = Place(path: file.path, line: index + 1)
                if line.contains("#Preview") {
                    found[.file(file.lastPathComponent, line: place.line + Self.linesBefore)] = place
                } else if let type = line.firstMatch(of: #/\b(?:struct|class|enum)\s+(\w+)\s*:.*\bPreviewProvider\b/#)?.1 {
                    found[.type(String(type))] = place
                }
            }
        }
    }

    /// The place of a preview; `nil` if no file declares it there.
    subscript(preview: FoundPreview) -> Place? { found[preview.origin] }
}
