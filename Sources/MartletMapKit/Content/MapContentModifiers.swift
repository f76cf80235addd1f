import MartletCore
import MartletUI

/// Content with a change to each of its items.
struct StyledMapContent: _PrimitiveMapContent {
    let content: any MapContent
    let change: (inout MapItem) -> Void

    func _addItems(to list: inout MapItemList) { add(content, to: &list) }

    @MainActor
    private func add(_ content: some MapContent, to list: inout MapItemList) { list.collect(content, change: change) }
}

extension MapContent {
    private func changing(_ change: @escaping (inout MapItem) -> Void) -> StyledMapContent {
        StyledMapContent(content: self, change: change)
    }

    /// Ignored: a place that is selected has no card of Apple's service.
    @MainActor public func mapItemDetailSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) -> some MapContent {
        CurrentSession.context?.reportInert(".mapItemDetailSelectionAccessory")
        return self
    }

    /// Colours the balloons of markers. An inner tint comes first.
    public func tint<S: ShapeStyle>(_ style: S?) -> some MapContent {
        changing { item in item.style.tint = item.style.tint ?? style.map { AnyShapeStyle($0) } }
    }

    public func tint(_ color: Color?) -> some MapContent {
        changing { item in item.style.tint = item.style.tint ?? color.map { AnyShapeStyle($0) } }
    }

    /// Fills shapes.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        changing { item in item.style.foreground = item.style.foreground ?? AnyShapeStyle(style) }
    }

    /// Draws lines along shapes.
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
    }

    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changing { item in
            guard item.style.line == nil else { return }
            (item.style.stroke, item.style.line) = (AnyShapeStyle(content), style)
        }
    }

    /// Draws lines along shapes, in their foreground style.
    public func strokeStyle(style: StrokeStyle) -> some MapContent {
        changing { item in item.style.line = item.style.line ?? style }
    }

    /// Sets the value by which the map's selection names the items.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent {
        changing { item in item.tag = item.tag ?? AnyHashable(tag) }
    }

    /// Shows or hides the titles of markers and annotations.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changing { item in if visibility == .hidden { item.style.hidesTitle = true } }
    }

    /// Shows or hides the second lines of titles.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
        changing { item in if visibility == .hidden { item.style.hidesSubtitle = true } }
    }

    /// Accepted, and without effect: shapes lie above the ground, and below markers.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changing { _ in } }
}

/// How Apple's maps show more of a place that is selected.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
    /// What a callout looks like.
    public enum CalloutStyle: Hashable, Sendable { case automatic, full, compact }

    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let callout = Self(name: "callout")
    public static let caption = Self(name: "caption")
    public static let sheet = Self(name: "sheet")
    public static func callout(_ style: CalloutStyle) -> Self { Self(name: "callout") }
}
