import MartletCore
import MartletElements

/// Content inside a text that is not characters: an image.
struct InlineContent: Equatable, Sendable {
    let view: any InlineView

    static func == (a: InlineContent, b: InlineContent) -> Bool { a.view.isEqual(to: b.view) }
}

/// A view that can be shown inline in a text.
protocol InlineView: ElementView, Sendable {
    nonisolated func isEqual(to other: any InlineView) -> Bool
}

extension InlineView where Self: Equatable {
    nonisolated func isEqual(to other: any InlineView) -> Bool { (other as? Self) == self }
}
