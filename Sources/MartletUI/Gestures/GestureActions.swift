import MartletCore

extension Gesture {
    /// Runs an action when the gesture ends.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(gesture: self, action: action)
    }

    /// Transforms the gesture's value.
    public nonisolated func map<T>(_ transform: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(gesture: self, transform: transform)
    }
}

extension Gesture where Value: Equatable {
    /// Runs an action whenever the gesture's value changes.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(gesture: self, action: action)
    }
}

// The closures below are sent to the main actor once and called only there; a gesture need not be Sendable.

/// A gesture that runs an action when it ends.
public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    private nonisolated(unsafe) let gesture: Content
    private nonisolated(unsafe) let action: (Value) -> Void

    nonisolated init(gesture: Content, action: @escaping (Value) -> Void) {
        self.gesture = gesture
        self.action = action
    }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void) {
        gesture._listen(&listener) { phase in
            if case .ended(let value) = phase { action(value) }
            report(phase)
        }
    }
}

/// A gesture that runs an action when its value changes.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
    private nonisolated(unsafe) let gesture: Content
    private nonisolated(unsafe) let action: (Value) -> Void

    nonisolated init(gesture: Content, action: @escaping (Value) -> Void) {
        self.gesture = gesture
        self.action = action
    }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void) {
        let last = listener.remember(Value?.none)
        gesture._listen(&listener) { phase in
            if case .changed(let value) = phase {
                if last.value != value { action(value) }
                last.value = value
            } else {
                last.value = nil
            }
            report(phase)
        }
    }
}

/// A gesture that transforms another's value.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never
    private nonisolated(unsafe) let gesture: Content
    private nonisolated(unsafe) let transform: (Content.Value) -> Value

    nonisolated init(gesture: Content, transform: @escaping (Content.Value) -> Value) {
        self.gesture = gesture
        self.transform = transform
    }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void) {
        gesture._listen(&listener) { report($0.map(transform)) }
    }
}
