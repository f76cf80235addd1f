import Foundation
import MartletCore
import MartletElements

/// The coordinate space in which an app wants to know where a finger or the pointer is.
@MainActor
struct ReportSpace {
    private let isLocal: Bool
    private let frame: SpaceFrame?

    /// - Parameter spaces: The named coordinate spaces around the view.
    init(_ space: CoordinateSpace, among spaces: [AnyHashable: SpaceFrame]) {
        isLocal = space.isLocal
        frame = space.name.flatMap { spaces[$0] }
    }

    /// Returns the origin of the element in the coordinate space, from its place on the page.
    func origin(of element: CGPoint) -> CGPoint {
        if isLocal { return .zero }
        let outer = frame?.read()?.origin ?? .zero
        return CGPoint(x: element.x - outer.x, y: element.y - outer.y)
    }

    /// Decodes `[x, y, elementX, elementY]`: a point in the element, and the place of the element on the page.
    func point(from value: Value?) -> CGPoint? {
        guard let numbers = value?.listValue?.compactMap(\.doubleValue), numbers.count >= 4 else { return nil }
        let origin = origin(of: CGPoint(x: numbers[2], y: numbers[3]))
        return CGPoint(x: origin.x + numbers[0], y: origin.y + numbers[1])
    }
}
