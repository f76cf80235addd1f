import MartletCore

extension Gesture {
    /// Combines this gesture with another; each is recognized independently.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Recognizes another gesture after this one.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

    /// Recognizes this gesture, or the other if this one does not begin.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

// The gestures below are sent to the main actor once and used only there, so they need not be Sendable.

/// Two gestures that can be active at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public typealias Body = Never
    public nonisolated(unsafe) var first: First
    public nonisolated(unsafe) var second: Second

    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void) {
        let pair = listener.remember(Value())
        first._listen(&listener) { phase in
            switch phase {
            case .changed(let value): pair.value.first = value
            case .ended(let value): pair.value.first = value
            case .cancelled: pair.value.first = nil
            }
            reportCombined(phase.map { _ in }, of: pair, report)
        }
        second._listen(&listener) { phase in
            switch phase {
            case .changed(let value): pair.value.second = value
            case .ended(let value): pair.value.second = value
            case .cancelled: pair.value.second = nil
            }
            reportCombined(phase.map { _ in }, of: pair, report)
        }
    }

    private func reportCombined(_ phase: GesturePhase<Void>, of pair: GestureMemory.Cell<Value>, _ report: (GesturePhase<Value>) -> Void) {
        report(phase.map { pair.value })
        if case .changed = phase { return }
        pair.value = Value()
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture that follows another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        /// The first gesture is active.
        case first(First.Value)
        /// The first gesture has ended; the second is active once it has a value.
        case second(First.Value, Second.Value?)
    }
    public typealias Body = Never
    public nonisolated(unsafe) var first: First
    public nonisolated(unsafe) var second: Second

    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private enum Progress {
        case first
        case waiting(First.Value)
        case second(First.Value)

        var firstValue: First.Value? {
            switch self {
            case .first: nil
            case .waiting(let value), .second(let value): value
            }
        }
    }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void) {
        let progress = listener.remember(Progress.first)
        first._listen(&listener) { phase in
            switch phase {
            case .changed(let value): if case .first = progress.value { report(.changed(.first(value))) }
            case .ended(let value):
                progress.value = .waiting(value)
                report(.changed(.second(value, nil)))
            case .cancelled:
                progress.value = .first
                report(.cancelled)
            }
        }
        second._listen(&listener) { phase in
            guard let value = progress.value.firstValue else { return }
            if case .changed = phase { progress.value = .second(value) } else { progress.value = .first }
            report(phase.map { .second(value, $0) })
        }
        // The finger that ended the first gesture was lifted before the second began.
        listener.on(.press) { isDown in
            guard isDown?.boolValue == false, case .waiting = progress.value else { return }
            progress.value = .first
            report(.cancelled)
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The first of two gestures, or the second if the first does not begin.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public typealias Body = Never
    public nonisolated(unsafe) var first: First
    public nonisolated(unsafe) var second: Second

    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void) {
        let isFirstActive = listener.remember(false)
        first._listen(&listener) { phase in
            if case .changed = phase { isFirstActive.value = true } else { isFirstActive.value = false }
            report(phase.map { .first($0) })
        }
        second._listen(&listener) { phase in
            if !isFirstActive.value { report(phase.map { .second($0) }) }
        }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
