import MartletCore
import MartletElements

/// The pasteboard of the user.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    private weak var session: SessionContext?
    private var items: [String] = []

    /// The pasteboard of the session for which the code runs: see ``UIApplication/shared``.
    ///
    /// - Partly: an app writes texts to it, and reads what it has written itself; a browser hands over what was copied elsewhere only when the
    ///   user pastes it into a field.
    public static var general: UIPasteboard {
        guard let session = CurrentSession.context else { return UIPasteboard(of: nil) }
        return session.companion { UIPasteboard(of: $0) }
    }

    private init(of session: SessionContext?) { self.session = session }

    /// The text that the session has copied last. Setting it copies it in the user's browser; `nil` is not copied.
    public var string: String? {
        get { items.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts that the session has copied last. Setting them copies them, a line each.
    public var strings: [String]? {
        get { items.isEmpty ? nil : items }
        set {
            items = newValue ?? []
            changeCount += 1
            if !items.isEmpty { session?.request(.copy(items.joined(separator: "\n"))) }
        }
    }

    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    public var hasStrings: Bool { !items.isEmpty }
    public var hasURLs: Bool { url?.scheme != nil }
    /// Grows with each text that the session copies.
    public private(set) var changeCount = 0
}
