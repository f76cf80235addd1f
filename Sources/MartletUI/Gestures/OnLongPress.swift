import Foundation
import MartletCore
import MartletElements

extension View {
    /// Runs an action after a long press on the view.
    ///
    /// - Parameters:
    ///   - minimumDuration: In seconds.
    ///   - maximumDistance: The distance that the finger may move before the press has lasted long enough, in points.
    ///   - onPressingChanged: Called when the finger touches the view, and when the press has lasted long enough or ends before.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            ReportedPress(
                press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
                pressing: onPressingChanged))
    }

    @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }
}

/// A long press that tells when it begins and ends.
private struct ReportedPress: Gesture {
    typealias Value = Bool
    typealias Body = Never
    let press: LongPressGesture
    // Sent to the main actor once, and used only there.
    nonisolated(unsafe) let action: () -> Void
    nonisolated(unsafe) let pressing: ((Bool) -> Void)?

    nonisolated init(press: LongPressGesture, action: @escaping () -> Void, pressing: ((Bool) -> Void)?) {
        self.press = press
        self.action = action
        self.pressing = pressing
    }

    func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Bool>) -> Void) {
        press._listen(&listener) { phase in
            switch phase {
            case .changed: pressing?(true)
            case .ended:
                pressing?(false)
                action()
            case .cancelled: pressing?(false)
            }
            report(phase)
        }
    }
}
