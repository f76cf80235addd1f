import Foundation
import Observation

#if canImport(SwiftUI)
import Combine
import SwiftUI
#else
import MartletCombine
import MartletCore
import MartletGraph
#endif

/// Reads a service from the container in the environment, or from a given container.
///
///     struct OrderView: View {
///         @Service private var orders: OrderService
///         var body: some View { Text("\(orders.count) dishes") }
///     }
///
/// A view that reads an `Observable` service is evaluated again when a property it read changes, and one that reads an `ObservableObject` when
/// that announces a change. If the service is not available, Martlet shows the error in place of the view and the session goes on; with
/// Apple's SwiftUI the program stops with the same message.
///
/// A model receives its container as a parameter; there is no global container. In an `@Observable` class, mark the property
/// `@ObservationIgnored`.
///
///     final class CheckoutModel {
///         @Service private var orders: OrderService
///         init(services: Services) throws { _orders = try Service(services) }
///     }
@MainActor
@propertyWrapper
public struct Service<Value> {
    private var container = Environment<Services?>(Services.self)
    private var found: Value?
    #if canImport(SwiftUI)
    @StateObject private var changes = ServiceChanges()
    #else
    private var changes: Source?
    #endif

    /// Reads the service from the view's environment.
    public init() {}

    /// Gets the service from `services` now.
    public init(_ services: Services, file: StaticString = #fileID, line: UInt = #line) throws(ServiceError) {
        found = try services(Value.self, file: file, line: line)
    }

    public var wrappedValue: Value { current }

    /// Provides bindings to the properties of an `Observable` service.
    public var projectedValue: ServiceBindings<Value> { ServiceBindings(service: current) }
}

/// Bindings to the properties of a service: `$orders.note`.
@MainActor
@dynamicMemberLookup
public struct ServiceBindings<Value> {
    let service: Value

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
    where Value: AnyObject & Observable {
        Bindable(service)[dynamicMember: keyPath]
    }
}

#if canImport(SwiftUI)
/// Evaluates the views that read a service again when it announces a change as an `ObservableObject`.
@MainActor
private final class ServiceChanges: ObservableObject {
    private weak var object: AnyObject?
    private var subscription: AnyObject?

    func follow(_ service: Any) {
        guard service is any ObservableObject, service as AnyObject !== object else { return }
        object = service as AnyObject
        subscription = changesIfObservable(of: service as AnyObject) { [weak self] in
            Task { @MainActor in self?.objectWillChange.send() }
        }
    }
}

extension Service: DynamicProperty {
    private var current: Value {
        if let found { return found }
        let requester = "A view"
        do throws(ServiceError) {
            guard let services = container.wrappedValue else {
                throw ServiceError.noContainer(serviceName(Value.self), requester: requester)
            }
            let service = try services.resolve(Value.self, requestedBy: requester)
            changes.follow(service)
            return service
        } catch {
            preconditionFailure(error.description)
        }
    }
}
#else
extension Service: DynamicProperty, PrimitiveProperty {
    private var current: Value {
        // Depends on the container: a different one evaluates the view again.
        _ = container.wrappedValue
        changes?.wasRead()
        guard let found else {
            preconditionFailure(
                "@Service of type \(serviceName(Value.self)) was read outside a view's body. Read it in `body`, or create it with Service(services)."
            )
        }
        return found
    }

    public mutating func attach(to node: Node, storage: inout AnyObject?) throws(PropertyFailure) {
        var nothing: AnyObject?
        try container.attach(to: node, storage: &nothing)
        let requester = (node as? AnyViewNode)?.enclosingViewName ?? "A view"
        do throws(ServiceError) {
            guard let services = Graph.untracked({ container.wrappedValue }) else {
                throw ServiceError.noContainer(serviceName(Value.self), requester: requester)
            }
            let service = try services.resolve(Value.self, requestedBy: requester)
            changes = Self.changes(of: service, storage: &storage)
            found = service
        } catch {
            throw PropertyFailure(error.problem, details: error.details)
        }
    }

    public func isSame(as other: Service<Value>) -> Bool { true }

    /// Returns the source of the changes of `service`, which `storage` keeps while the view reads the same service.
    private static func changes(of service: Value, storage: inout AnyObject?) -> Source? {
        guard service is any ObservableObject else { return nil }
        let object = service as AnyObject
        if let kept = storage as? Followed, kept.object === object { return kept.changes }
        let followed = Followed(object: object, changes: makeSubscription(to: object))
        storage = followed
        return followed.changes
    }

    /// A service that is an `ObservableObject`, and the source of its changes.
    private final class Followed {
        let object: AnyObject
        let changes: Source?

        init(object: AnyObject, changes: Source?) {
            self.object = object
            self.changes = changes
        }
    }
}
#endif
