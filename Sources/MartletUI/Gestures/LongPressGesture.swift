import Foundation
import MartletCore
import MartletElements

/// A long press.
///
/// - Partly: it takes half a second, whatever the duration is.
public struct LongPressGesture: Gesture {
    /// Whether the press has lasted long enough.
    public typealias Value = Bool
    public typealias Body = Never
    /// In seconds.
    public nonisolated(unsafe) var minimumDuration: Double
    /// The distance that the finger may move, in points. Ignored: the host has its own limit.
    public nonisolated(unsafe) var maximumDistance: CGFloat

    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Bool>) -> Void) {
        if minimumDuration != 0.5 { listener.set(.pressDuration, to: .double(minimumDuration)) }
        let isPending = listener.remember(false)
        listener.on(.press) { value in
            if value?.boolValue == true {
                isPending.value = true
                report(.changed(false))
            } else if isPending.value {
                isPending.value = false
                report(.cancelled)
            }
        }
        listener.on(.longPress) { _ in
            isPending.value = false
            report(.changed(true))
            report(.ended(true))
        }
    }
}
