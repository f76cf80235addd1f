import Foundation
import MartletCore
import MartletElements

/// One or more taps or clicks, and where they are. A tap by the keyboard or by assistive technology is at the centre of the view.
public struct SpatialTapGesture: Gesture {
    public struct Value: Equatable, Sendable {
        /// In the gesture's coordinate space.
        public var location: CGPoint
    }
    public typealias Body = Never
    /// The number of taps.
    public nonisolated(unsafe) var count: Int
    /// The coordinate space of the location.
    public nonisolated(unsafe) var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void) {
        listener.set(.tapPlaces, to: true)
        let series = listener.remember(TapSeries())
        let space = listener.reportSpace(coordinateSpace)
        let count = count
        listener.on(TapSeries.action(for: count)) { value in
            guard series.value.completes(count) else { return }
            report(.ended(Value(location: space.point(from: value) ?? .zero)))
        }
    }
}
