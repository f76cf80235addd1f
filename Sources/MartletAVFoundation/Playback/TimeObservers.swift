import Foundation
import MartletCore

/// The blocks that an app wants to be called as a player plays.
@MainActor
struct TimeObservers {
    private enum Occasion {
        case every(Double)
        case at([Double])
    }

    private final class Observer: NSObject {
        let occasion: Occasion
        let queue: DispatchQueue?
        let block: (CMTime) -> Void

        init(_ occasion: Occasion, _ queue: DispatchQueue?, _ block: @escaping (CMTime) -> Void) {
            self.occasion = occasion
            self.queue = queue
            self.block = block
        }
    }

    private var observers: [Observer] = []
    private var last = 0.0
    private static let shortest = 0.25

    /// How often the page has to tell the time.
    var interval: Double? {
        observers.map { observer in
            switch observer.occasion {
            case .every(let seconds): max(seconds, Self.shortest)
            case .at: Self.shortest
            }
        }.min()
    }

    mutating func add(every seconds: Double, _ queue: DispatchQueue?, _ block: @escaping (CMTime) -> Void) -> Any {
        add(Observer(.every(seconds), queue, block))
    }

    mutating func add(at seconds: [Double], _ queue: DispatchQueue?, _ block: @escaping () -> Void) -> Any {
        add(Observer(.at(seconds), queue) { _ in block() })
    }

    private mutating func add(_ observer: Observer) -> Any {
        observers.append(observer)
        return observer
    }

    mutating func remove(_ observer: Any) { observers.removeAll { $0 === observer as AnyObject } }

    /// Calls the observers for a time that the page has told.
    ///
    /// - Parameter jumped: Whether the times before it were not played.
    mutating func played(to time: CMTime, jumped: Bool) {
        let (from, to) = (last, time.seconds)
        last = to
        for observer in observers {
            switch observer.occasion {
            case .every: call(observer, time)
            case .at(let seconds): if !jumped, seconds.contains(where: { $0 > from && $0 <= to }) { call(observer, time) }
            }
        }
    }

    /// Calls a block: at once if it wants the main queue, on which this runs.
    private func call(_ observer: Observer, _ time: CMTime) {
        // Two values of the main queue are not always one object.
        guard let queue = observer.queue, queue.label != DispatchQueue.main.label else { return observer.block(time) }
        nonisolated(unsafe) let block = observer.block  // The app wants it to be called on that queue.
        queue.async { block(time) }
    }
}
