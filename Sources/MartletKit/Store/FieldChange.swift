/// A new value for one field of a state, as the value of an input, so that a form needs one case and not one for each field.
///
///     @Cases
///     enum FormInput: Equatable { case changed(FieldChange<Form>), save }
///
///     TextField("Name", text: store.binding(\.name, input: \.changed))
///
///     case .changed(let change): change.apply(to: &state)
///
/// A test sends `.changed(.set(\.name, to: "Ann"))`.
public struct FieldChange<State>: Sendable {
    /// The field.
    public let path: PartialKeyPath<State> & Sendable
    private let value: any Equatable & Sendable
    private let write: @Sendable (inout State) -> Void

    /// A change of the field at `path`.
    public static func set<Value: Equatable & Sendable>(
        _ path: WritableKeyPath<State, Value> & Sendable, to value: Value
    ) -> FieldChange {
        FieldChange(path: path, value: value) { $0[keyPath: path] = value }
    }

    /// Writes the new value.
    public func apply(to state: inout State) { write(&state) }
}

extension FieldChange: Equatable {
    public static func == (left: FieldChange, right: FieldChange) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
        return left.path as PartialKeyPath<State> == right.path && isEqual(left.value)
    }
}
