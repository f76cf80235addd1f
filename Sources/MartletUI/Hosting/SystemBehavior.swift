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
