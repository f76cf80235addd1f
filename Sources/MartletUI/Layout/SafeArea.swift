import Foundation
import MartletCore
import MartletElements

/// The parts of the screen outside the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The area under bars and at the edges of the device.
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Extends the view beyond the safe area. The keyboard region alone has no effect, because browsers move a page above the keyboard by
    /// themselves.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        adding(regions.contains(.container) ? IgnoresSafeArea(edges.values) : nil)
    }

    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Places a bar at the top or the bottom, and shrinks the view's safe area by it.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInset(
                bar: content(), edge: edge == .top ? "top" : "bottom", alignment: alignment.placement.rawValue, spacing: spacing))
    }

    /// Places a bar at the leading or the trailing edge, and shrinks the view's safe area by it.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInset(
                bar: content(), edge: edge == .leading ? "leading" : "trailing", alignment: alignment.placement.rawValue, spacing: spacing))
    }

    /// Places a bar at the top or the bottom, as ``safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)`` does, with the material of
    /// the system's bars behind it, where Apple's has a soft edge.
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            content.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center)).background(.bar)
        }
    }

    /// Adds space between a scene's content and the edges of its window.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Adds space around the view, as bars of that size would.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}

private struct SafeAreaInset<Bar: View>: ElementModifier {
    private nonisolated(unsafe) let bar: Bar  // Written once; its type need not be Sendable.
    private let edge: String
    private let alignment: String
    private let spacing: CGFloat?

    nonisolated init(bar: Bar, edge: String, alignment: String, spacing: CGFloat?) {
        self.bar = bar
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
    }

    static var _layerKind: Kind? { .safeAreaInset }

    var _attachment: some View { bar.slot("inset") }

    func _apply(to element: inout ElementWriter) {
        element[.edge] = .string(edge)
        element[.alignment] = .string(alignment)
        element[.spacing] = spacing.map { .double($0) }
    }
}
