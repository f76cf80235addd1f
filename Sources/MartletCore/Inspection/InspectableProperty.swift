/// A property wrapper whose value an author can look at.
@MainActor
protocol InspectableProperty {
    associatedtype InspectedValue
    var wrappedValue: InspectedValue { get }
    /// Writes to the value; `nil` if the view does not own it.
    var inspectedBinding: Binding<InspectedValue>? { get }
}

extension InspectableProperty {
    var inspectedBinding: Binding<InspectedValue>? { nil }
}

/// A property wrapper whose value an author can change.
@MainActor
protocol EditableProperty: InspectableProperty {
    var projectedValue: Binding<InspectedValue> { get }
}

extension EditableProperty {
    var inspectedBinding: Binding<InspectedValue>? { projectedValue }
}

extension State: EditableProperty {}
extension Binding: EditableProperty {}
extension AppStorage: EditableProperty {}
extension SceneStorage: EditableProperty {}

extension FocusState: InspectableProperty {}
extension Environment: InspectableProperty {}
extension EnvironmentObject: InspectableProperty {}
extension ObservedObject: InspectableProperty {}
extension StateObject: InspectableProperty {}
extension Bindable: InspectableProperty {}
