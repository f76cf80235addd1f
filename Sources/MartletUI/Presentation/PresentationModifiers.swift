import Foundation
import MartletCore
import MartletElements

extension View {
    /// Keeps the user from closing the sheet that shows this view.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(PresentationSetting { $0.isDismissDisabled = isDisabled })
    }

    /// Sets the heights that the sheet around this view comes to rest at.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(PresentationSetting { $0.detents = detents.ascending })
    }

    /// Sets the heights that the sheet around this view comes to rest at, and keeps which of them it has.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
        modifier(PresentationSetting { $0.detents = detents.ascending }).modifier(DetentSelection(selection: selection))
    }

    /// Shows or hides the bar at the top of the sheet around this view, by which it is dragged.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(PresentationSetting { $0.showsDragIndicator = visibility == .automatic ? nil : visibility == .visible })
    }

    /// Sets the paint of the sheet around this view.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let style = AnyShapeStyle(style)
        return modifier(PresentationSetting { $0.background = style })
    }

    /// Sets the corner radius of the sheet around this view, in points; `nil` is the platform's.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(PresentationSetting { $0.cornerRadius = cornerRadius.map { Double($0) } })
    }

    /// Says what a popover becomes on a narrow screen.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        modifier(PresentationSetting { $0.horizontalAdaptation = adaptation })
    }

    /// Says what a popover becomes on a narrow screen. What becomes of it on a low one is taken, and not used.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }

    /// Says whether what is behind the sheet around this view can be used.
    public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        modifier(PresentationSetting { $0.allowsBackgroundInteraction = interaction.isAllowed })
    }

    /// Says whether a movement in the sheet around this view scrolls its content or changes its height. The host decides that by itself.
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

    /// A browser has no status bar, so that this shows nothing else.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// A browser has no status bar, so that this shows nothing else.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }
}

/// What a presentation becomes where it does not fit.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    public static let automatic = PresentationAdaptation(name: "automatic")
    /// It stays what it is.
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    let isAllowed: Bool?

    public static let automatic = PresentationBackgroundInteraction(isAllowed: nil)
    public static let enabled = PresentationBackgroundInteraction(isAllowed: true)
    public static let disabled = PresentationBackgroundInteraction(isAllowed: false)

    /// Here it can be used whatever height the sheet has.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// Whether a movement in a sheet scrolls its content or changes its height.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Hands the sheet the binding that keeps its height.
private struct DetentSelection: ViewModifier {
    let selection: Binding<PresentationDetent>
    @Environment(\.presentation) private var presentation

    nonisolated init(selection: Binding<PresentationDetent>) { self.selection = selection }

    func body(content: Content) -> some View {
        let selection = selection
        content.modifier(PresentationSetting { [weak presentation] _ in presentation?.selection = selection })
    }
}
