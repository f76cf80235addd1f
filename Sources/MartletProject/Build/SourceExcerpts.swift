import Foundation

/// Corrects the line numbers beside the source that the compiler quotes.
///
/// The first line of a copy names the original, so the lines of the copy are one further down. The compiler heeds this in the place of a message,
/// and not in its quotation.
struct SourceExcerpts {
    /// The folder with the copies. A message about a file in it is about a file that has no original.
    let copies: URL
    private var isCopy = false

    init(copies: URL) { self.copies = copies }

    /// Returns a line of the compiler's output, with the number of a quoted line as in the original.
    mutating func line(_ line: String) -> String {
        if let match = line.firstMatch(of: #/^(/.+?):\d+:\d+: /#) {
            isCopy = !match.1.hasPrefix(copies.path + "/")
        } else if isCopy, let match = line.firstMatch(of: #/^( *)(\d+) \|/#), let number = Int(match.2) {
            let corrected = String(number - 1)
            let spaces = String(repeating: " ", count: match.1.count + match.2.count - corrected.count)
            return spaces + corrected + line[match.2.endIndex...]
        }
        return line
    }
}
