import Foundation
import MartletCore
import MartletElements

/// The size and the position of a view.
public struct GeometryProxy: @unchecked Sendable {  // The names are values, of which nothing is changed.
    private let page: CGRect
    private let spaces: [AnyHashable: SpaceFrame]

    /// - Parameter page: The view's frame on the page.
    init(page: CGRect, spaces: [AnyHashable: SpaceFrame]) {
        self.page = page
        self.spaces = spaces
    }

    /// The size of the view, in points.
    public var size: CGSize { page.size }

    /// Always zero: the host's layout already keeps views inside the safe area.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The view's frame in a coordinate space. If no enclosing view has the space's name, the frame is relative to the page.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return page
        case .named(let name):
            guard let space = spaces[name] else { return page }
            let origin = onMainQueue { space.read()?.origin } ?? .zero
            return page.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }

    /// The frame of the enclosing view with the space's name, relative to this view.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let name = coordinateSpace.coordinateSpace.name, let space = spaces[name] else { return nil }
        return onMainQueue { space.read() }?.offsetBy(dx: -page.minX, dy: -page.minY)
    }

    /// The value of an anchor, in points of this view.
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(from: page.origin) }
}
