import Foundation
import MartletCore
import MartletElements

extension View {
    /// Sets whether the user is prevented from dismissing the enclosing sheet.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(PresentationSetting { $0.isDismissDisabled = isDisabled })
    }

    /// Sets the heights at which the enclosing sheet rests.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(PresentationSetting { $0.detents = detents.ascending })
    }

    /// Sets the heights at which the enclosing sheet rests, with a binding to the current one.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
        modifier(PresentationSetting { $0.detents = detents.ascending }).modifier(DetentSelection(selection: selection))
    }

    /// Shows or hides the drag indicator at the top of the enclosing sheet.
    ///
    /// - Partly: a sheet with several detents always shows it.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(PresentationSetting { $0.showsDragIndicator = visibility == .automatic ? nil : visibility == .visible })
    }

    /// Sets the background of the enclosing sheet.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let style = AnyShapeStyle(style)
        return modifier(PresentationSetting { $0.background = style })
    }

    /// Sets the corner radius of the enclosing sheet, in points; `nil` uses the platform's default.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(PresentationSetting { $0.cornerRadius = cornerRadius.map { Double($0) } })
    }

    /// Sets the presentation that replaces a popover in a compact width.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        modifier(PresentationSetting { $0.horizontalAdaptation = adaptation })
    }

    /// Sets the presentation that replaces a popover in a compact width. `vertical` has no effect.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }

    /// Sets whether the user can interact with the view behind the enclosing sheet.
    public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        modifier(PresentationSetting { $0.allowsBackgroundInteraction = interaction.isAllowed }).inert(".presentationBackgroundInteraction")
    }

    /// Sets whether a drag in the enclosing sheet scrolls or resizes it. It has no effect: the host decides.
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        inert(".presentationContentInteraction")
    }

    /// Sets the size of the enclosing sheet. It has no effect: sheets have the size of a form, or fill the window.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { inert(".presentationSizing") }

    /// Has no effect: a page cannot hide what the system shows over it.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { inert(".persistentSystemOverlays") }

    /// Has no effect: a browser has no status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { inert(".statusBarHidden") }

    /// Has no effect: a browser has no status bar.
    public nonisolated func statusBar(hidden: Bool) -> some View { inert(".statusBar") }
}

/// The size of a presentation. Unlike Apple's, an app cannot define its own.
public protocol PresentationSizing: Sendable {}

/// A size that an app can name.
public struct NamedPresentationSizing: PresentationSizing {
    /// The same size, with that of the content along some axes. It has no effect.
    public func fitted(horizontal: Bool, vertical: Bool) -> NamedPresentationSizing { self }
    /// The same size, which does not change with the content along some axes. It has no effect.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> NamedPresentationSizing { self }
}

extension PresentationSizing where Self == NamedPresentationSizing {
    public static var automatic: NamedPresentationSizing { NamedPresentationSizing() }
    public static var fitted: NamedPresentationSizing { NamedPresentationSizing() }
    public static var form: NamedPresentationSizing { NamedPresentationSizing() }
    public static var page: NamedPresentationSizing { NamedPresentationSizing() }
}

/// The presentation to use instead of one that does not fit.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    public static let automatic = PresentationAdaptation(name: "automatic")
    /// Keeps the presentation unchanged.
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether the user can interact with the view behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    let isAllowed: Bool?

    public static let automatic = PresentationBackgroundInteraction(isAllowed: nil)
    public static let enabled = PresentationBackgroundInteraction(isAllowed: true)
    public static let disabled = PresentationBackgroundInteraction(isAllowed: false)

    /// Allows interaction. Unlike Apple's, it applies at every height of the sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// Whether a drag in a sheet scrolls its content or resizes it.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Passes the binding to the current detent to the sheet.
private struct DetentSelection: ViewModifier {
    let selection: Binding<PresentationDetent>
    @Environment(\.presentation) private var presentation

    nonisolated init(selection: Binding<PresentationDetent>) { self.selection = selection }

    func body(content: Content) -> some View {
        let selection = selection
        content.modifier(PresentationSetting { [weak presentation] _ in presentation?.selection = selection })
    }
}
