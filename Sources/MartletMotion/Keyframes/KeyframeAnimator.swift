import Foundation
import MartletCore
import MartletElements
import MartletUI

/// Shows content that follows keyframes. The browser runs the whole animation: the server sends it once, and no frame of it.
///
/// For this the server applies the content's closure to values at 30 times a second, or at 300 times in all if that is less. So the modifiers
/// that the closure applies to its view may depend on the value, and the view may not.
///
/// - Partly: the modifiers of one view follow the keyframes; the view inside them keeps the look of the first value, and so do modifiers that
///   are views by themselves, such as `overlay` or an app's own, those inside them, and all that is in an `if` or several views; a velocity of
///   the value is not kept from one run to the next.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
    private nonisolated(unsafe) let initialValue: Value  // Used only on the main actor.
    private nonisolated(unsafe) let trigger: AnyTrigger?  // Compared only on the main actor.
    private let repeats: Bool
    private nonisolated(unsafe) let content: (Value) -> Content  // Called only on the main actor.
    private nonisolated(unsafe) let keyframes: (Value) -> KeyframePath  // Called only on the main actor.
    @State private var runs = 0
    @Environment(\.self) private var environment

    /// Runs the keyframes each time a value changes.
    public nonisolated init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = AnyTrigger(trigger)
        repeats = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Runs the keyframes once, or again and again, for as long as the view is there.
    public nonisolated init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        repeats = repeating
        self.content = content
        self.keyframes = keyframes
    }

    public var body: some View {
        KeyframesElement(
            _content: AnyView(withMovingElement(content(initialValue))), frames: frames, runs: runs, repeats: repeats,
            isTriggered: trigger != nil
        )
        .onChange(of: trigger) { runs += 1 }
    }

    private var frames: StyleFrames {
        let path = keyframes(initialValue)
        let timeline = KeyframeTimeline(initialValue: initialValue) { path }
        let count = Int(min(300, max(1, (timeline.duration * 30).rounded(.up))))
        return StyleFrames(
            seconds: timeline.duration,
            frames: (0...count).map { index in
                StyleFrames.modifiers(of: content(timeline.value(progress: Double(index) / Double(count))), in: environment)
            })
    }
}

extension View {
    /// Animates the view by keyframes each time a value changes.
    ///
    /// - Partly: modifiers that are views by themselves, such as `overlay` or an app's own, keep the look of the first value, and so do those
    ///   inside them, and all that is in an `if`.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(AnyView(self)), $0) }, keyframes: keyframes)
    }

    /// Animates the view by keyframes for as long as it is there.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(AnyView(self)), $0) }, keyframes: keyframes)
    }
}

private struct KeyframesElement: ElementView {
    typealias Body = Never
    let _content: AnyView
    let frames: StyleFrames
    let runs: Int
    let repeats: Bool
    let isTriggered: Bool

    static var _kind: Kind { .keyframes }

    func _lower(to element: inout ElementWriter) {
        element.add(frames)
        element[.version] = .int(frames.hashValue)
        element[.runs] = .int(runs)
        if repeats { element[.repeats] = true }
        if isTriggered { element[.isTriggered] = true }
    }
}

/// What an animation moves: a view in an element of its own, so that no other modifier is in its way.
struct MovingElement<Content: View>: ElementView {
    typealias Body = Never
    nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    nonisolated init(_ content: Content) { _content = content }

    static var _kind: Kind { .moving }
}
