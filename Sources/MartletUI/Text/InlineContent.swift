import MartletCore
import MartletElements

/// Something other than letters that stands among the letters of a text: a picture.
struct InlineContent: Equatable, Sendable {
    let view: any InlineView

    static func == (a: InlineContent, b: InlineContent) -> Bool { a.view.isEqual(to: b.view) }
}

/// A view that can stand among the letters of a text.
protocol InlineView: ElementView, Sendable {
    nonisolated func isEqual(to other: any InlineView) -> Bool
}

extension InlineView where Self: Equatable {
    nonisolated func isEqual(to other: any InlineView) -> Bool { (other as? Self) == self }
}
