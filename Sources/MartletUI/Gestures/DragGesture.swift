import Foundation
import MartletCore
import MartletElements

/// A finger, or the pointer with its button down, that moves.
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// Where the finger is, in the gesture's coordinate space.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// Points a second.
        public var velocity: CGSize

        /// How far it is from its beginning.
        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }

        /// Where it would come to rest if it were let go now.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
        }

        /// How far from its beginning it would come to rest if it were let go now.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width * Self.glide, height: translation.height + velocity.height * Self.glide)
        }

        /// For how many seconds' worth of its speed a thing that is let go moves on.
        private static let glide = 0.25
    }
    public typealias Body = Never
    /// How far the finger must move, in points.
    public nonisolated(unsafe) var minimumDistance: CGFloat
    /// The space in which locations are told.
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
        let isLocal = coordinateSpace.isLocal
        listener.on(.drag) { event in
            guard let numbers = event?.listValue?.compactMap(\.doubleValue), numbers.count >= 5 else { return }
            let origin = isLocal || numbers.count < 7 ? (0, 0) : (numbers[5], numbers[6])
            var value = Value(
                time: Date(), location: CGPoint(x: numbers[3] + origin.0, y: numbers[4] + origin.1),
                startLocation: CGPoint(x: numbers[1] + origin.0, y: numbers[2] + origin.1), velocity: .zero)
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
    /// A value told in the same moment keeps the speed of the one before.
    fileprivate func speed(since last: Self) -> CGSize {
        let pause = time.timeIntervalSince(last.time)
        guard pause > 0.001 else { return last.velocity }
        return CGSize(width: (location.x - last.location.x) / pause, height: (location.y - last.location.y) / pause)
    }
}
