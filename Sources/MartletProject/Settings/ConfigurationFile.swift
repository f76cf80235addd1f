import Foundation

/// The settings in a configuration file (`.xcconfig`), with those of the files that it includes.
enum ConfigurationFile {
    /// Reads a file. A later line takes the place of an earlier one.
    ///
    /// - Throws: A ``ProjectError`` if the file, or one that it includes, cannot be read. `#include?` allows a file to be missing.
    static func settings(in file: URL) throws -> BuildSettings.Layer { try settings(in: file, including: []) }

    private static func settings(in file: URL, including others: [URL]) throws -> BuildSettings.Layer {
        let file = file.standardizedFileURL
        guard !others.contains(file) else { throw ProjectError("\(file.path) includes itself. Remove one of its #include lines.") }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw ProjectError("The configuration file \(file.path) cannot be read. Restore it, or remove it from the project.")
        }
        var settings: BuildSettings.Layer = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.prefix(upTo: commentStart(in: line)).trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("#include") {
                let isOptional = line.hasPrefix("#include?")
                guard let path = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first else { continue }
                let included = URL(fileURLWithPath: String(path), relativeTo: file.deletingLastPathComponent())
                if isOptional, !FileManager.default.fileExists(atPath: included.path) { continue }
                settings.merge(try self.settings(in: included, including: others + [file])) { $1 }
            } else if let sign = separator(in: line) {
                let name = line[..<sign].trimmingCharacters(in: .whitespaces)
                var value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
                if value.hasSuffix(";") { value.removeLast() }
                settings[name] = inserting(settings[name], into: value)
            }
        }
        return settings
    }

    /// Returns where a comment begins; `https://` begins one too, as in Xcode.
    private static func commentStart(in line: Substring) -> Substring.Index { line.range(of: "//")?.lowerBound ?? line.endIndex }

    /// Returns the place of the sign between name and value: the first `=` outside of a condition such as `[sdk=iphoneos*]`.
    private static func separator(in line: String) -> String.Index? {
        var depth = 0
        return line.indices.first { index in
            if line[index] == "[" { depth += 1 }
            if line[index] == "]" { depth -= 1 }
            return depth == 0 && line[index] == "="
        }
    }

    /// Within one file, `$(inherited)` is the value of an earlier line, if there is one.
    private static func inserting(_ earlier: String?, into value: String) -> String {
        guard let earlier else { return value }
        return value.replacingOccurrences(of: "$(inherited)", with: earlier)
    }
}
