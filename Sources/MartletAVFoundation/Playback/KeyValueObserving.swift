import Foundation
import MartletCombine

/// An object whose properties apps observe by their key paths. Apple's use Objective-C for this, which is not there.
///
/// A change of any property calls the observers of those whose value has changed.
@MainActor
public protocol KeyValueObserving: AnyObject {
    var _changes: PassthroughSubject<Void, Never> { get }
}

/// Options for ``KeyValueObserving/observe(_:options:changeHandler:)``.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The values of a property that has changed, if the options ask for them.
public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}

/// Observes until it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
    private var cancellable: AnyCancellable?

    init(_ cancellable: AnyCancellable) { self.cancellable = cancellable }

    public func invalidate() { cancellable = nil }
}

extension KeyValueObserving {
    /// Publishes the values of a property: the present one, and each that differs from the one before.
    public func publisher<Value: Equatable>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        let values = CurrentValueSubject<Value, Never>(self[keyPath: keyPath])
        let changes = _changes.sink { [weak self] in
            if let self { values.send(self[keyPath: keyPath]) }
        }
        let all = values.removeDuplicates().handleEvents(receiveCancel: { changes.cancel() })
        return options.contains(.initial) ? all.eraseToAnyPublisher() : all.dropFirst().eraseToAnyPublisher()
    }

    /// Calls a closure when a property has another value.
    public func observe<Value: Equatable>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var old: Value?
        return NSKeyValueObservation(
            publisher(for: keyPath, options: options).sink { [weak self] value in
                guard let self else { return }
                let change = NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? value : nil, oldValue: options.contains(.old) ? old : nil)
                old = value
                changeHandler(self, change)
            })
    }
}
