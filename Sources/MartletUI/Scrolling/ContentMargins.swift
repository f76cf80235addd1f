import Foundation
import MartletCore
import MartletElements

/// The part of a scroll view to which a margin applies.
public struct ContentMarginPlacement: Hashable, Sendable {
    /// The content and the scroll indicators.
    public static let automatic = ContentMarginPlacement(affectsContent: true)
    public static let scrollContent = ContentMarginPlacement(affectsContent: true)
    /// The scroll indicators only. Ignored: hosts place them.
    public static let scrollIndicators = ContentMarginPlacement(affectsContent: false)

    let affectsContent: Bool
}

/// The margins that are set; the others are those that a scroll view or a list has by itself.
struct ContentMargins: Hashable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// The value of the attribute; `nil` if no margin is set.
    var attribute: Value? {
        let edges = [top, leading, bottom, trailing]
        return edges.allSatisfy { $0 == nil } ? nil : .list(edges.map { .double($0.map { max($0, 0) } ?? -1) })
    }
}

extension View {
    /// Adds margins around the content of scroll views, inside their bounds.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            guard placement.affectsContent else { return }
            var changed = margins
            if edges.contains(.top) { changed.top = insets.top }
            if edges.contains(.leading) { changed.leading = insets.leading }
            if edges.contains(.bottom) { changed.bottom = insets.bottom }
            if edges.contains(.trailing) { changed.trailing = insets.trailing }
            margins = changed
        }
    }

    /// - Parameter length: In points; `nil` is the platform's default, 16.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// - Parameter length: In points.
    public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

extension EnvironmentValues {
    private struct ContentMarginsKey: EnvironmentKey {
        static var defaultValue: ContentMargins { ContentMargins() }
    }

    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}
