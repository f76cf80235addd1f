import Observation

#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
import MartletGraph
#endif

/// A service from the container around a view, or from one that is given.
///
///     struct OrderView: View {
///         @Service private var orders: OrderService
///         var body: some View { Text("\(orders.count) dishes") }
///     }
///
/// A view that reads an `Observable` service is evaluated again when a property it read changes. Where the service cannot be had, Martlet shows
/// why in the view's place, and the session lives; Apple's SwiftUI stops the program with the same words.
///
/// A model is given its container; there is no global one to fall back on. In an `@Observable` class the property needs `@ObservationIgnored`.
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

    /// The service is found in the environment of the view.
    public init() {}

    /// The service is asked for now.
    public init(_ services: Services, file: StaticString = #fileID, line: UInt = #line) throws(ServiceError) {
        found = try services(Value.self, file: file, line: line)
    }

    public var wrappedValue: Value { current }

    /// Gives bindings to the properties of an `Observable` service.
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
        let asker = "A view"
        do throws(ServiceError) {
            guard let services = container.wrappedValue else { throw ServiceError.noContainer(serviceName(Value.self), asker: asker) }
            return try services.resolve(Value.self, askedBy: asker)
        } catch {
            preconditionFailure(error.description)
        }
    }
}
#else
extension Service: DynamicProperty, PrimitiveProperty {
    private var current: Value {
        // With another container the view is evaluated again.
        _ = container.wrappedValue
        guard let found else { preconditionFailure("@Service of type \(serviceName(Value.self)) was read outside of a living view.") }
        return found
    }

    public mutating func attach(to node: Node, storage: inout AnyObject?) throws(PropertyFailure) {
        var nothing: AnyObject?
        try container.attach(to: node, storage: &nothing)
        let asker = (node as? AnyViewNode)?.enclosingViewName ?? "A view"
        do throws(ServiceError) {
            guard let services = Graph.untracked({ container.wrappedValue }) else {
                throw ServiceError.noContainer(serviceName(Value.self), asker: asker)
            }
            found = try services.resolve(Value.self, askedBy: asker)
        } catch {
            throw PropertyFailure(error.problem, details: error.details)
        }
    }

    public func isSame(as other: Service<Value>) -> Bool { true }
}
#endif
