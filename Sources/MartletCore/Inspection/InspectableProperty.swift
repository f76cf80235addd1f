import Observation

/// A property wrapper whose value an author can look at.
@MainActor
protocol InspectableProperty {
    associatedtype InspectedValue
    var inspectedValue: InspectedValue { get }
    /// Writes to the value; `nil` if the view does not own it.
    var inspectedBinding: Binding<InspectedValue>? { get }
}

extension InspectableProperty {
    var inspectedBinding: Binding<InspectedValue>? { nil }
}

extension State: InspectableProperty {
    var inspectedValue: Value { wrappedValue }
    var inspectedBinding: Binding<Value>? { projectedValue }
}

extension Binding: InspectableProperty {
    var inspectedValue: Value { wrappedValue }
    var inspectedBinding: Binding<Value>? { self }
}

extension AppStorage: InspectableProperty {
    var inspectedValue: Value { wrappedValue }
    var inspectedBinding: Binding<Value>? { projectedValue }
}

extension SceneStorage: InspectableProperty {
    var inspectedValue: Value { wrappedValue }
    var inspectedBinding: Binding<Value>? { projectedValue }
}

extension FocusState: InspectableProperty {
    var inspectedValue: Value { wrappedValue }
}

extension Environment: InspectableProperty {
    var inspectedValue: Value { wrappedValue }
}

extension EnvironmentObject: InspectableProperty {
    var inspectedValue: ObjectType { wrappedValue }
}

extension ObservedObject: InspectableProperty {
    var inspectedValue: ObjectType { wrappedValue }
}

extension StateObject: InspectableProperty {
    var inspectedValue: ObjectType { wrappedValue }
}

extension Bindable: InspectableProperty {
    var inspectedValue: Value { wrappedValue }
}
