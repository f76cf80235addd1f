import Foundation
import MartletCore
import MartletElements

/// A point or a rectangle in another view. A ``GeometryProxy`` converts it to its own coordinates.
///
/// It is zero until the page has measured that view.
public struct Anchor<Value>: Sendable {
    private let source: Source
    /// The other view on the page; `nil` until it is measured.
    private let frame: CGRect?

    package init(_ source: Source, of frame: CGRect?) {
        self.source = source
        self.frame = frame
    }

    /// Returns the value in a view, from the position of the view's origin on the page.
    func value(from origin: CGPoint) -> Value {
        source.value(frame.map { $0.offsetBy(dx: -origin.x, dy: -origin.y) })
    }

    /// Which point or rectangle of a view an anchor stands for.
    public struct Source: Sendable {
        fileprivate let part: AnchorPart
        /// Returns the value in a frame; in no frame it is zero.
        fileprivate let value: @Sendable (CGRect?) -> Value

        fileprivate init(part: AnchorPart, value: @escaping @Sendable (CGRect?) -> Value) {
            self.part = part
            self.value = value
        }

        /// Several anchors as one.
        public init<T>(_ sources: [Anchor<T>.Source]) where Value == [T] {
            self.init(part: .list(sources.map(\.part))) { frame in sources.map { $0.value(frame) } }
        }

        /// An anchor, or none.
        public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
            self.init(part: .list(source.map { [$0.part] } ?? [])) { frame in source.map { $0.value(frame) } }
        }
    }
}

/// What tells the sources of anchors apart.
private indirect enum AnchorPart: Hashable, Sendable {
    case bounds
    case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    case point(x: CGFloat, y: CGFloat)
    case share(UnitPoint)
    case list([AnchorPart])
}

extension Anchor.Source: Equatable where Value: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.part == b.part }
}

extension Anchor.Source: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(part) }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.source == b.source && a.frame == b.frame }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Self { Self(part: .bounds) { $0 ?? .zero } }

    /// A rectangle in points of the view.
    public static func rect(_ rect: CGRect) -> Self {
        Self(part: .rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)) { frame in
            frame.map { rect.offsetBy(dx: $0.minX, dy: $0.minY) } ?? .zero
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in points of the view.
    public static func point(_ point: CGPoint) -> Self {
        Self(part: .point(x: point.x, y: point.y)) { frame in
            frame.map { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) } ?? .zero
        }
    }

    /// A point in shares of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self(part: .share(point)) { frame in
            frame.map { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) } ?? .zero
        }
    }

    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var top: Self { unitPoint(.top) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var leading: Self { unitPoint(.leading) }
    public static var center: Self { unitPoint(.center) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}
