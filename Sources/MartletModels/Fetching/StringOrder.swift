import Foundation

/// How texts are compared, of those ways that Foundation lacks outside Apple's platforms.
public enum StringOrder: Sendable {
    /// As a list that a user reads: without regard to case, and by the value of numbers.
    case localizedStandard
    /// By the rules of the language.
    case localized
}

/// A text that is compared as a user would order it.
struct LocalizedStandardText: Comparable {
    let text: String

    static func < (a: LocalizedStandardText, b: LocalizedStandardText) -> Bool {
        a.text.localizedStandardCompare(b.text) == .orderedAscending
    }

    static func == (a: LocalizedStandardText, b: LocalizedStandardText) -> Bool { a.text.localizedStandardCompare(b.text) == .orderedSame }
}

extension String {
    var localizedStandardText: LocalizedStandardText { LocalizedStandardText(text: self) }
}

extension String? {
    var localizedStandardText: LocalizedStandardText? { map { LocalizedStandardText(text: $0) } }
}

extension SortDescriptor where Compared: PersistentModel {
    /// Sorts by a text, as a user would order it.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// Sorts by a text that may be missing, as a user would order it.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: StringOrder, order: SortOrder = .forward) {
        // Key paths never change: a longer one can be sent where the shorter can.
        let path = unsafeBitCast(
            keyPath.appending(path: \String.localizedStandardText), to: (any KeyPath<Compared, LocalizedStandardText> & Sendable).self)
        self.init(path, order: order)
    }

    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: StringOrder, order: SortOrder = .forward) {
        let path = unsafeBitCast(
            keyPath.appending(path: \String?.localizedStandardText), to: (any KeyPath<Compared, LocalizedStandardText?> & Sendable).self)
        self.init(path, order: order)
    }
}
