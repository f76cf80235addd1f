import MartletCore

extension Gesture {
    /// Does something at the end of the gesture.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(gesture: self, action: action)
    }

    /// Gives the gesture another value.
    public nonisolated func map<T>(_ transform: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(gesture: self, transform: transform)
    }
}

extension Gesture where Value: Equatable {
    /// Does something whenever the gesture's value has changed.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(gesture: self, action: action)
    }
}

// The closures below are handed to the main actor once, and called there alone; a gesture need not be Sendable.

/// A gesture at whose end something is done.
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

/// A gesture on whose changes something is done.
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

/// A gesture whose value is made of another's.
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
