import Foundation
import MartletCore
import MartletElements

extension View {
    /// Runs an action after a long press on the view.
    ///
    /// - Parameters:
    ///   - minimumDuration: In seconds.
    ///   - maximumDistance: The distance that the finger may move, in points. Ignored: the host has its own limit.
    ///   - onPressingChanged: Called when the finger touches the view, and when it is lifted.
    /// - Partly: it takes half a second, whatever the duration is.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(LongPressModifier(duration: minimumDuration, action: action, pressing: onPressingChanged))
    }

    @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
    ) -> some View {
        modifier(LongPressModifier(duration: minimumDuration, action: action, pressing: pressing))
    }
}

private struct LongPressModifier: ElementModifier {
    let duration: Double
    // Sent to the main actor once, and used only there.
    nonisolated(unsafe) let action: () -> Void
    nonisolated(unsafe) let pressing: ((Bool) -> Void)?

    nonisolated init(duration: Double, action: @escaping () -> Void, pressing: ((Bool) -> Void)?) {
        self.duration = duration
        self.action = action
        self.pressing = pressing
    }

    func _apply(to element: inout ElementWriter) {
        if duration != 0.5 { element[.pressDuration] = .double(duration) }
        element.on(.longPress) { _ in action() }
        guard let pressing else { return }
        element.on(.press) { value in
            if let isDown = value?.boolValue { pressing(isDown) }
        }
    }
}
