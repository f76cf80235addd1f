/// The previews of an app with which its process has crashed.
///
/// All previews of an app live in one process. When one ends it, the next process shows the others where they were, and in place of this one its
/// error, until the app is built anew.
public struct CrashedPreviews: Hashable, Sendable {
    /// By the path of a preview, or by the name of a provider whose views cannot be made.
    private var messages: [String: String] = [:]

    public init() {}

    /// Notes the preview that has caused a crash.
    ///
    /// - Parameters:
    ///   - message: The error's message.
    ///   - functions: The functions that were running, by their names, the innermost first.
    ///   - action: What the app did then, and where: `during the start of a session at /preview/shop/cart/empty/dark`.
    /// - Returns: Whether the preview is known, and was not before.
    public mutating func add(_ message: String, in functions: [String] = [], action: String?) -> Bool {
        let path = action?.firstMatch(of: #/ at (/preview/[^/?# ]+/[^/?# ]+/[^/?# ]+)[^ ]*$/#)?.1
        // The views of all providers are made in the first session of a process, to count them. So the session need not be the provider's.
        let provider = functions.lazy.compactMap { $0.firstMatch(of: #/^static (?:\w+\.)*(\w+)\.previews\.getter/#)?.1 }.first
        guard let key = (provider ?? path).map(String.init), messages[key] == nil else { return false }
        messages[key] = message.split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ")
        return true
    }

    /// Forgets all of them, for the next build.
    public mutating func removeAll() { messages = [:] }

    /// The variable that lets a program show its previews, and tells which of them have crashed.
    public var variables: [String: String] {
        ["MARTLET_PREVIEWS": messages.sorted { $0.key < $1.key }.map { "\($0)\t\($1)" }.joined(separator: "\n")]
    }
}
