/// The previews of an app with which its process has crashed.
///
/// All previews of an app live in one process. When one ends it, the next process shows the others where they were, and in place of this one its
/// error, until the app is built anew.
public struct CrashedPreviews: Hashable, Sendable {
    private var messages: [String: String] = [:]

    public init() {}

    /// Notes the preview that has caused a crash.
    ///
    /// - Parameters:
    ///   - message: The error's message.
    ///   - action: What the app did then, and where: `during the start of a session at /preview/shop/cart/empty/dark`.
    /// - Returns: Whether the preview is known, and was not before.
    public mutating func add(_ message: String, action: String?) -> Bool {
        guard let path = action?.firstMatch(of: #/ at (/preview/[^/?# ]+/[^/?# ]+/[^/?# ]+)[^ ]*$/#)?.1, messages[String(path)] == nil
        else {
            return false
        }
        messages[String(path)] = message.split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ")
        return true
    }

    /// Forgets all of them, for the next build.
    public mutating func removeAll() { messages = [:] }

    /// The variable that lets a program show its previews, and tells which of them have crashed.
    public var variables: [String: String] {
        ["MARTLET_PREVIEWS": messages.sorted { $0.key < $1.key }.map { "\($0)\t\($1)" }.joined(separator: "\n")]
    }
}
