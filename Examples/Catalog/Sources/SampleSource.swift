import Foundation

/// The source of a sample, as its file has it.
///
/// A sample begins at a line `struct Name: View {`. It ends where the next one begins, or with its file: what it needs besides stands
/// after it, and is private.
public enum SampleSource {
    /// Returns the source of the sample that a view's type is, or `nil` if no file declares it.
    public static func text(of type: String) -> String? { texts[type] }

    /// The names of all samples.
    public static var names: Set<String> { Set(texts.keys) }

    private static let texts: [String: String] = {
        let files = Bundle.module.urls(forResourcesWithExtension: "swift", subdirectory: nil) ?? []
        let texts = files.compactMap { try? String(contentsOf: $0 as URL, encoding: .utf8) }
        return Dictionary(uniqueKeysWithValues: texts.flatMap { samples(in: $0) })
    }()

    /// Splits a file into its samples.
    static func samples(in file: String) -> [(String, String)] {
        var samples: [(name: String, lines: [Substring])] = []
        for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
            if let name = line.wholeMatch(of: /struct (\w+): View \{/)?.1 {
                samples.append((String(name), [line]))
            } else if !samples.isEmpty {
                samples[samples.count - 1].lines.append(line)
            }
        }
        return samples.map { name, lines in
            // A comment that belongs to the next one, and empty lines.
            let end = lines.lastIndex { !$0.isEmpty && !$0.hasPrefix("///") } ?? 0
            return (name, lines[...end].joined(separator: "\n"))
        }
    }
}
