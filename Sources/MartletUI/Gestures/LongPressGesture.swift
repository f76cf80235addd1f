import Foundation
import MartletCore
import MartletElements

/// A long press.
public struct LongPressGesture: Gesture {
    /// `true` from the moment that the finger touches the view.
    public typealias Value = Bool
    public typealias Body = Never
    /// In seconds.
    public nonisolated(unsafe) var minimumDuration: Double
    /// The distance that the finger may move before the press has lasted long enough, in points.
    public nonisolated(unsafe) var maximumDistance: CGFloat

    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Bool>) -> Void) {
        if minimumDuration != 0.5 { listener.set(.pressDuration, to: .double(minimumDuration)) }
        if maximumDistance != 10 { listener.set(.pressDistance, to: .double(maximumDistance)) }
        let isPending = listener.remember(false)
        listener.on(.press) { value in
            if value?.boolValue == true {
                isPending.value = true
                report(.changed(true))
            } else if isPending.value {
                isPending.value = false
                report(.cancelled)
            }
        }
        listener.on(.longPress) { _ in
            isPending.value = false
            report(.ended(true))
        }
    }
}
