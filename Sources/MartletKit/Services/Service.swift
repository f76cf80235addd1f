import Observation

#if canImport(SwiftUI)
import SwiftUI
#else
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
/// A view that reads an `Observable` service is evaluated again when a property it read changes. If the service is not available, Martlet
/// shows the error in place of the view and the session goes on; with Apple's SwiftUI the program stops with the same message.
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
extension Service: DynamicProperty {
    private var current: Value {
        if let found { return found }
        let requester = "A view"
        do throws(ServiceError) {
            guard let services = container.wrappedValue else {
                throw ServiceError.noContainer(serviceName(Value.self), requester: requester)
            }
            return try services.resolve(Value.self, requestedBy: requester)
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
            found = try services.resolve(Value.self, requestedBy: requester)
        } catch {
            throw PropertyFailure(error.problem, details: error.details)
        }
    }

    public func isSame(as other: Service<Value>) -> Bool { true }
}
#endif
