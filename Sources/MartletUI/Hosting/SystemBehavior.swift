import Foundation
import MartletCore

/// Modifiers for parts of Apple's systems that a page does not have. They compile, and do nothing.
extension View {
    /// Adds a box that suppresses a dialog in future. A page shows no such box.
    public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { inert(".dialogSuppressionToggle") }

    public nonisolated func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        inert(".dialogSuppressionToggle")
    }

    /// Sets the icon of alerts and confirmations. A page shows none.
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { inert(".dialogIcon") }

    /// Sets how serious a dialog is. A page shows all alike, as a phone does.
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { inert(".dialogSeverity") }

    /// Sets the language by whose rules texts are set. A browser knows the page's only.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        inert(".typesettingLanguage")
    }

    /// Sets the language by whose rules texts are set. A browser knows the page's only.
    public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        inert(".typesettingLanguage")
    }

    /// Sets the range of brightness of images. A browser decides by itself.
    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { inert(".allowedDynamicRange") }

    /// Keeps menus open after an action. A page closes them.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        inert(".menuActionDismissBehavior")
    }

    /// Lets a gesture of the app precede one of the system's.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { inert(".defersSystemGestures") }

    /// Keeps the colours of this view when the user inverts those of the screen.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        inert(".accessibilityIgnoresInvertColors")
    }

    /// Lets a drag over this view press it.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { inert(".springLoadingBehavior") }

    /// Sets how the system's writing tools work in this view.
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { inert(".writingToolsBehavior") }

    /// Shows the scroll indicators for a moment. A browser shows its own.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert(".scrollIndicatorsFlash") }

    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { inert(".scrollIndicatorsFlash") }

    /// Sets how prominent badges are.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { inert(".badgeProminence") }
}

/// How serious a dialog is.
public struct DialogSeverity: Hashable, Sendable {
    private let name: String

    public static let automatic = DialogSeverity(name: "automatic")
    public static let critical = DialogSeverity(name: "critical")
    public static let standard = DialogSeverity(name: "standard")
}

/// Where the language comes from by whose rules texts are set.
public struct TypesettingLanguage: Hashable, Sendable {
    private let language: Locale.Language?

    public static let automatic = TypesettingLanguage(language: nil)
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language: language) }
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension Image {
    /// The range of brightness of an image.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }
}

/// Whether a drag over a view presses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// How the system's writing tools work.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How prominent a badge is.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String

    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
    public static let decreased = BadgeProminence(name: "decreased")
}
