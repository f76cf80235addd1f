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
        let recent = listener.remember(RecentTranslations())
        let space = listener.reportSpace(coordinateSpace)
        listener.on(.drag) { event in
            guard let numbers = event?.listValue?.compactMap(\.doubleValue), numbers.count >= 5 else { return }
            let origin = numbers.count >= 7 ? space.origin(of: CGPoint(x: numbers[5], y: numbers[6])) : .zero
            var value = Value(
                time: Date(), location: CGPoint(x: numbers[3] + origin.x, y: numbers[4] + origin.y),
                startLocation: CGPoint(x: numbers[1] + origin.x, y: numbers[2] + origin.y), velocity: .zero)
            value.velocity = recent.value.velocity(adding: value.translation, at: value.time)
            if numbers[0] != 0 { recent.value = RecentTranslations() }
            switch numbers[0] {
            case 0: report(.changed(value))
            case 1: report(.ended(value))
            default: report(.cancelled)
            }
        }
    }
}

/// The latest translations of a drag. Unlike its locations, they do not depend on the view, which may follow the finger.
private struct RecentTranslations {
    private var all: [(translation: CGSize, time: Date)] = []
    private var last = CGSize.zero

    /// Returns the mean velocity of the last 0.1 seconds, in points per second: a finger rests for a moment before it is lifted.
    mutating func velocity(adding translation: CGSize, at time: Date) -> CGSize {
        all.removeAll { time.timeIntervalSince($0.time) > 0.1 }
        all.append((translation, time))
        let pause = time.timeIntervalSince(all[0].time)
        // Within 1 ms, the velocity stays what it was.
        if pause > 0.001 {
            last = CGSize(
                width: (translation.width - all[0].translation.width) / pause,
                height: (translation.height - all[0].translation.height) / pause)
        } else if all.count == 1 {
            last = .zero
        }
        return last
    }
}
