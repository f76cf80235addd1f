import Foundation
import MartletCore

/// The tracks of an animator's value.
public protocol Keyframes<Value> {
    associatedtype Value

    var _tracks: [KeyframeTracks<Value>.Track] { get }
}

/// Several tracks at the same time.
public struct KeyframeTracks<Value>: Keyframes {
    /// One track: how long it takes, and what it writes at a time.
    public struct Track {
        let duration: Double
        /// Writes the track's part of the value at a time, given the value at the start.
        let write: (_ value: inout Value, _ initial: Value, _ time: Double) -> Void
    }

    public let _tracks: [Track]
}

/// The keyframes of one property of an animator's value, or of the whole value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
    public let _tracks: [KeyframeTracks<Root>.Track]

    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        let curve = TrackCurve(content()._pieces)
        _tracks = [
            .init(duration: curve.duration) { value, initial, time in
                value[keyPath: keyPath] = curve.value(from: initial[keyPath: keyPath], at: time)
            }
        ]
    }

    public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value { self.init(\.self, content: content) }
}

/// Makes the tracks of an animator's value.
@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    public static func buildPartialBlock<K: Keyframes>(first: K) -> KeyframeTracks<Value> where K.Value == Value {
        KeyframeTracks(_tracks: first._tracks)
    }
    public static func buildPartialBlock<K: Keyframes>(
        accumulated: KeyframeTracks<Value>, next: K
    ) -> KeyframeTracks<Value> where K.Value == Value { KeyframeTracks(_tracks: accumulated._tracks + next._tracks) }
    public static func buildFinalResult(_ component: KeyframeTracks<Value>) -> KeyframeTracks<Value> { component }
}

// Keyframes without a track are those of the whole value.
extension KeyframesBuilder where Value: Animatable {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeSequence<Value> where K.Value == Value {
        KeyframeSequence(_pieces: expression._pieces)
    }
    public static func buildPartialBlock(first: KeyframeSequence<Value>) -> KeyframeSequence<Value> { first }
    public static func buildPartialBlock(
        accumulated: KeyframeSequence<Value>, next: KeyframeSequence<Value>
    ) -> KeyframeSequence<Value> { KeyframeSequence(_pieces: accumulated._pieces + next._pieces) }
    public static func buildFinalResult(_ component: KeyframeSequence<Value>) -> KeyframeTracks<Value> {
        KeyframeTracks(_tracks: KeyframeTrack<Value, Value, KeyframeSequence<Value>> { component }._tracks)
    }
}

/// The values of keyframes over time, without an app's view.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [KeyframeTracks<Value>.Track]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.initialValue = initialValue
        tracks = content()._tracks
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// Returns the value at a time in seconds.
    public func value(time: Double) -> Value {
        var value = initialValue
        for track in tracks { track.write(&value, initialValue, time) }
        return value
    }

    /// Returns the value at a share of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// The values of one track over time.
private struct TrackCurve<Value: Animatable> {
    private let pieces: [KeyframePiece<Value>]
    let duration: Double

    init(_ pieces: [KeyframePiece<Value>]) {
        self.pieces = pieces
        duration = pieces.reduce(0) { $0 + $1.duration }
    }

    func value(from initial: Value, at time: Double) -> Value {
        var value = initial
        var begin = 0.0
        for (index, piece) in pieces.enumerated() {
            // A piece without a duration applies from its time on.
            if piece.duration > 0, time < begin + piece.duration {
                if time > begin { value.animatableData = data(ofPiece: index, from: value.animatableData, initial, time - begin) }
                return value
            }
            if time < begin { return value }
            begin += piece.duration
            value = piece.to
        }
        return value
    }

    private func data(ofPiece index: Int, from start: Value.AnimatableData, _ initial: Value, _ time: Double) -> Value.AnimatableData {
        let piece = pieces[index]
        let end = piece.to.animatableData
        var result = start
        switch piece.way {
        case .move: return end
        case .linear(let curve): result.interpolate(towards: end, amount: curve.value(at: time / piece.duration))
        case .spring(let spring): result.interpolate(towards: end, amount: spring.value(target: 1, time: time))
        case .cubic(let first, let last):
            // A cubic Hermite curve. Without velocities of its own it has those of the straight line between its neighbours.
            let t = time / piece.duration
            let before = first ?? velocity(atEndOf: index - 1, initial)
            let after = last ?? velocity(atEndOf: index, initial)
            result = start.scaled(by: 2 * t * t * t - 3 * t * t + 1)
            result += before.scaled(by: (t * t * t - 2 * t * t + t) * piece.duration)
            result += end.scaled(by: 3 * t * t - 2 * t * t * t)
            result += after.scaled(by: (t * t * t - t * t) * piece.duration)
        }
        return result
    }

    /// The velocity between two pieces of which both are cubic; zero at other places.
    private func velocity(atEndOf index: Int, _ initial: Value) -> Value.AnimatableData {
        guard pieces.indices.contains(index), pieces.indices.contains(index + 1), pieces[index].isCubic, pieces[index + 1].isCubic else {
            return .zero
        }
        let before = index == 0 ? initial.animatableData : pieces[index - 1].to.animatableData
        let time = pieces[index].duration + pieces[index + 1].duration
        return (pieces[index + 1].to.animatableData - before).scaled(by: time > 0 ? 1 / time : 0)
    }
}

extension KeyframePiece {
    fileprivate var isCubic: Bool { if case .cubic = way { true } else { false } }
}
