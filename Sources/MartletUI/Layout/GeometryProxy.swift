import Foundation
import MartletCore
import MartletElements

/// Where a view is and how large it is.
public struct GeometryProxy: @unchecked Sendable {  // The names are values, of which nothing is changed.
    private let page: CGRect
    private let spaces: [AnyHashable: SpaceFrame]

    /// - Parameter page: The view's frame on the page.
    init(page: CGRect, spaces: [AnyHashable: SpaceFrame]) {
        self.page = page
        self.spaces = spaces
    }

    /// In points.
    public var size: CGSize { page.size }

    /// What the bars and the device keep free. The host's layout keeps it free by itself, so a view never has to.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The view's rectangle, measured from the place that a space names. A name that no view above has stands for the page.
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

    /// The rectangle of a named view above, measured from this one.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let name = coordinateSpace.coordinateSpace.name, let space = spaces[name] else { return nil }
        return onMainQueue { space.read() }?.offsetBy(dx: -page.minX, dy: -page.minY)
    }
}
