import MartletCore

// Browsers have no rotors of an app: entries are made and lead nowhere.

/// What leads a screen reader through a view: entries, and collections of them.
public protocol AccessibilityRotorContent {}

/// A place to which a rotor leads. It has no effect.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
}

extension AccessibilityRotorEntry where ID == Never {
    /// An entry that leads to a part of the text of the view that has the rotor.
    public init(_ label: Text?, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
}

/// The entries of a rotor, in order.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {
    init() {}
}

/// Collects the entries of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }
    public static func buildOptional(_ content: AccessibilityRotorEntries?) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }
    public static func buildEither(first content: AccessibilityRotorEntries) -> AccessibilityRotorEntries { content }
    public static func buildEither(second content: AccessibilityRotorEntries) -> AccessibilityRotorEntries { content }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
    /// Makes entries of a rotor, for each element of a collection.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(rows: data, id: { $0[keyPath: id] }, content: content)
    }

    public nonisolated init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(rows: data, id: { $0.id }, content: content)
    }
}

/// A rotor that screen readers have by themselves.
public struct AccessibilitySystemRotor: Sendable {
    public static let boldText = AccessibilitySystemRotor()
    public static let headings = AccessibilitySystemRotor()
    public static let images = AccessibilitySystemRotor()
    public static let italicText = AccessibilitySystemRotor()
    public static let landmarks = AccessibilitySystemRotor()
    public static let links = AccessibilitySystemRotor()
    public static let lists = AccessibilitySystemRotor()
    public static let misspelledWords = AccessibilitySystemRotor()
    public static let tables = AccessibilitySystemRotor()
    public static let textFields = AccessibilitySystemRotor()
    public static let underlineText = AccessibilitySystemRotor()

    public static func links(visited: Bool) -> AccessibilitySystemRotor { links }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { headings }
}

extension View {
    /// Adds a list of places to which a screen reader leads. It has no effect.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { inert(".accessibilityRotor") }

    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { inert(".accessibilityRotor") }

    @_disfavoredOverload
    public nonisolated func accessibilityRotor<S: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: S, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { inert(".accessibilityRotor") }

    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { inert(".accessibilityRotor") }

    public nonisolated func accessibilityRotor<Entry: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { inert(".accessibilityRotor") }

    public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
    ) -> some View { inert(".accessibilityRotor") }

    public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
        inert(".accessibilityRotor")
    }

    public nonisolated func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        inert(".accessibilityRotor")
    }

    public nonisolated func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> some View {
        inert(".accessibilityRotor")
    }
}
