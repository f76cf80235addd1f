import MartletCore

// Browsers have no rotors, no content that is read on demand, no pairs of labels and contents apart from controls, and no settings of speech
// that a page could make.

/// The name of a custom content of a view.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    public init(_ label: Text, id: String) {}
    public init(_ labelKey: LocalizedStringKey, id: String) {}
    public init(_ labelKey: LocalizedStringKey) {}
}

extension AXCustomContent {
    /// When a content is read: on demand, or with the view.
    public enum Importance: UInt, Sendable { case `default`, high }
}

/// A content that is read on demand.
public enum AXCustomContent {}

/// The part of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// What a text is, which changes how it is read.
public struct AccessibilityTextContentType: Sendable {
    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let fileSystem = AccessibilityTextContentType()
    public static let messaging = AccessibilityTextContentType()
    public static let narrative = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
    public static let spreadsheet = AccessibilityTextContentType()
    public static let wordProcessing = AccessibilityTextContentType()
}

extension View {
    /// Adds a list of places to which a screen reader leads.
    public nonisolated func accessibilityRotor<Entry: Identifiable>(
        _ rotorLabel: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { inert(".accessibilityRotor") }

    public nonisolated func accessibilityRotor<Entry: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { inert(".accessibilityRotor") }

    public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
    ) -> some View { inert(".accessibilityRotor") }

    /// Adds a content that is read on demand.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View { inert(".accessibilityCustomContent") }

    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { inert(".accessibilityCustomContent") }

    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { inert(".accessibilityCustomContent") }

    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { inert(".accessibilityCustomContent") }

    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { inert(".accessibilityCustomContent") }

    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { inert(".accessibilityCustomContent") }

    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { inert(".accessibilityCustomContent") }

    /// Connects a label with the view that it describes.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { inert(".accessibilityLabeledPair") }

    /// Says what the texts of the view are.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        inert(".accessibilityTextContentType")
    }

    /// Lets texts be read letter by letter.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { inert(".speechSpellsOutCharacters") }
    /// Lets all punctuation marks be read.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        inert(".speechAlwaysIncludesPunctuation")
    }
    /// Reads texts in a higher or lower voice.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { inert(".speechAdjustedPitch") }
    /// Lets texts wait until others have been read.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { inert(".speechAnnouncementsQueued") }

    /// Hides the ring around the view in focus. Browsers show it where the user moves the focus with the keyboard.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { inert(".focusEffectDisabled") }

    /// Sets whether the title stays while the user searches.
    public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        inert(".searchPresentationToolbarBehavior")
    }
}

/// What a bar does while the user searches.
public struct SearchPresentationToolbarBehavior: Sendable {
    public static let automatic = SearchPresentationToolbarBehavior()
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// Whether the user wants more contrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension EnvironmentValues {
    /// Always `standard`: the page follows the user's setting by itself.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// Always `false`: browsers do not reveal it.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Always `false`: browsers do not reveal it.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}

extension AccessibilityFocusState {
    /// Whether a view has the focus, of whatever technology: browsers do not tell them apart.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

    /// Stores the view in focus, of whatever technology.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
}
