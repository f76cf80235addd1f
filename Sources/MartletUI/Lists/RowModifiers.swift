import MartletCore
import MartletElements

extension View {
    /// Sets the insets of a row's content; `nil` uses the list's default.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(RowInsetsModifier(insets: insets)) }

    /// Sets the background view of a row; `nil` uses the list's default.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { modifier(RowBackgroundModifier(view: view)) }

    /// Shows or hides the separators above and below a row.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowSeparatorModifier(
                top: edges.contains(.top) ? visibility.isShown : nil, bottom: edges.contains(.bottom) ? visibility.isShown : nil))
    }

    /// Sets the colour of the separators above and below a row; `nil` uses the list's default.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowSeparatorModifier(tint: color))
    }

    /// Shows or hides the separators above and below a section.
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            SectionSeparatorModifier(
                top: edges.contains(.top) ? visibility.isShown : nil, bottom: edges.contains(.bottom) ? visibility.isShown : nil))
    }

    /// Sets the colour of the separators above and below a section; `nil` uses the list's default.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(SectionSeparatorModifier(tint: color))
    }
}

extension Visibility {
    /// `nil` for `automatic`.
    fileprivate nonisolated var isShown: Bool? {
        switch self {
        case .automatic: nil
        case .visible: true
        case .hidden: false
        }
    }
}

private struct RowInsetsModifier: ElementModifier {
    let insets: EdgeInsets?

    nonisolated init(insets: EdgeInsets?) { self.insets = insets }

    static var _layerKind: Kind? { .row }

    func _apply(to element: inout ElementWriter) {
        guard let insets else { return }
        element.add(RowInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
    }
}

/// Sets the background of a row. A shape style becomes a modifier value; any other view goes into the row's slot `background`.
private struct RowBackgroundModifier<Background: View>: ElementModifier {
    nonisolated(unsafe) let view: Background?  // Written once; its type need not be Sendable.

    nonisolated init(view: Background?) { self.view = view }

    static var _layerKind: Kind? { .row }

    @ViewBuilder var _attachment: some View {
        if let view, !(view is any ShapeStyle) { view.modifier(SlotModifier("background")) }
    }

    func _apply(to element: inout ElementWriter) {
        if let style = view as? any ShapeStyle { element.add(RowBackground(style._paint(in: element.environment))) }
    }
}

private struct RowSeparatorModifier: ElementModifier {
    var top: Bool?
    var bottom: Bool?
    var tint: Color?

    nonisolated init(top: Bool? = nil, bottom: Bool? = nil, tint: Color? = nil) {
        self.top = top
        self.bottom = bottom
        self.tint = tint
    }

    static var _layerKind: Kind? { .row }

    func _apply(to element: inout ElementWriter) {
        element.add(RowSeparator(top: top, bottom: bottom, tint: tint?.value(in: element.environment)))
    }
}

private struct SectionSeparatorModifier: ElementModifier {
    var top: Bool?
    var bottom: Bool?
    var tint: Color?

    nonisolated init(top: Bool? = nil, bottom: Bool? = nil, tint: Color? = nil) {
        self.top = top
        self.bottom = bottom
        self.tint = tint
    }

    func _apply(to element: inout ElementWriter) {
        guard element.node?.rowRole == .group else { return }
        element.add(SectionSeparator(top: top, bottom: bottom, tint: tint?.value(in: element.environment)))
    }
}
