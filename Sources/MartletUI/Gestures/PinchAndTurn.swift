import Foundation
import MartletCore
import MartletElements

/// A pinch: two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The distance between the fingers, divided by their distance at the start.
        public var magnification: CGFloat
        /// The point between the fingers at the beginning, as shares of the view's size.
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
        /// The change of the magnification per second.
        public var velocity: CGFloat
    }
    public typealias Body = Never
    /// The least change of magnification that begins the gesture.
    public nonisolated(unsafe) var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void) {
        listenForAmount(.magnify, from: 1, atLeast: minimumScaleDelta, &listener) { phase in
            report(
                phase.map {
                    Value(
                        time: $0.time, magnification: $0.amount, startAnchor: $0.startAnchor, startLocation: $0.startLocation,
                        velocity: $0.velocity)
                })
        }
    }
}

/// A pinch whose value is the magnification.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never
    public nonisolated(unsafe) var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<CGFloat>) -> Void) {
        listenForAmount(.magnify, from: 1, atLeast: minimumScaleDelta, &listener) { report($0.map { CGFloat($0.amount) }) }
    }
}

/// A rotation with two fingers.
///
/// - Partly: only on a touch screen, because browsers do not report rotations on a trackpad.
public struct RotateGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        /// The point between the fingers at the beginning, as shares of the view's size.
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
        /// The change of the angle per second.
        public var velocity: Angle
    }
    public typealias Body = Never
    /// The least rotation that begins the gesture.
    public nonisolated(unsafe) var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void) {
        listenForAmount(.rotate, from: 0, atLeast: minimumAngleDelta.radians, &listener) { phase in
            report(
                phase.map {
                    Value(
                        time: $0.time, rotation: .radians($0.amount), startAnchor: $0.startAnchor, startLocation: $0.startLocation,
                        velocity: .radians($0.velocity))
                })
        }
    }
}

/// A rotation whose value is the angle.
///
/// - Partly: only on a touch screen, because browsers do not report rotations on a trackpad.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never
    public nonisolated(unsafe) var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Angle>) -> Void) {
        listenForAmount(.rotate, from: 0, atLeast: minimumAngleDelta.radians, &listener) { report($0.map { .radians($0.amount) }) }
    }
}

/// The magnification or the angle of a two-finger gesture, with the time of its report.
private struct FingerAmount {
    var time: Date
    var amount: Double
    var velocity: Double
    var startLocation = CGPoint.zero
    var startAnchor = UnitPoint.center
}

/// Reports the action `[phase, amount, x, y, anchorX, anchorY]` once the amount differs enough from its initial value.
@MainActor
private func listenForAmount(
    _ action: Action, from start: Double, atLeast threshold: Double, _ listener: inout GestureListener,
    _ report: @escaping (GesturePhase<FingerAmount>) -> Void
) {
    let last = listener.remember(FingerAmount?.none)
    listener.on(action) { value in
        guard let numbers = value?.listValue?.compactMap(\.doubleValue), numbers.count >= 2 else { return }
        guard last.value != nil || abs(numbers[1] - start) >= threshold else { return }
        let now = Date()
        let pause = last.value.map { now.timeIntervalSince($0.time) } ?? 0
        let speed = last.value.map { pause > 0 ? (numbers[1] - $0.amount) / pause : $0.velocity } ?? 0
        var amount = FingerAmount(time: now, amount: numbers[1], velocity: speed)
        if numbers.count == 6 {
            amount.startLocation = CGPoint(x: numbers[2], y: numbers[3])
            amount.startAnchor = UnitPoint(x: numbers[4], y: numbers[5])
        }
        last.value = numbers[0] == 0 ? amount : nil
        switch numbers[0] {
        case 0: report(.changed(amount))
        case 1: report(.ended(amount))
        default: report(.cancelled)
        }
    }
}
