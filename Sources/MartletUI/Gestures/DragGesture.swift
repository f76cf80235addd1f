import Foundation
import MartletCore
import MartletElements

/// A drag with a finger, or with the pointer while its button is down.
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The current location, in the gesture's coordinate space.
        public var location: CGPoint
        /// The location at the start of the drag.
        public var startLocation: CGPoint
        /// In points per second.
        public var velocity: CGSize

        /// The distance from the start location.
        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }

        /// The location at which the drag would end, after slowing down, if the finger were lifted now.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
        }

        /// The predicted distance between the start and the end of the drag.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width * Self.coasting, height: translation.height + velocity.height * Self.coasting)
        }

        /// The prediction adds this many seconds of the current velocity.
        private static let coasting = 0.25
    }
    public typealias Body = Never
    /// The distance that the finger must move before the gesture begins, in points.
    public nonisolated(unsafe) var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public nonisolated(unsafe) var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void) {
        if minimumDistance != 10 { listener.set(.dragDistance, to: .double(minimumDistance)) }
        let last = listener.remember(Value?.none)
        let space = listener.reportSpace(coordinateSpace)
        listener.on(.drag) { event in
            guard let numbers = event?.listValue?.compactMap(\.doubleValue), numbers.count >= 5 else { return }
            let origin = numbers.count >= 7 ? space.origin(of: CGPoint(x: numbers[5], y: numbers[6])) : .zero
            var value = Value(
                time: Date(), location: CGPoint(x: numbers[3] + origin.x, y: numbers[4] + origin.y),
                startLocation: CGPoint(x: numbers[1] + origin.x, y: numbers[2] + origin.y), velocity: .zero)
            if let last = last.value { value.velocity = value.speed(since: last) }
            last.value = numbers[0] == 0 ? value : nil
            switch numbers[0] {
            case 0: report(.changed(value))
            case 1: report(.ended(value))
            default: report(.cancelled)
            }
        }
    }
}

extension DragGesture.Value {
    /// Computes the velocity in points per second. A value within 1 ms of the last one keeps its velocity.
    fileprivate func speed(since last: Self) -> CGSize {
        let pause = time.timeIntervalSince(last.time)
        guard pause > 0.001 else { return last.velocity }
        return CGSize(width: (location.x - last.location.x) / pause, height: (location.y - last.location.y) / pause)
    }
}
