#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

extension Store {
    /// Creates a binding for a control: it reads a part of the state, and sends an input when the control writes.
    ///
    ///     TextField("Name", text: store.binding(\.name) { .nameChanged($0) })
    public func binding<Part>(_ path: KeyPath<State, Part>, send input: @escaping @MainActor (Part) -> Input) -> Binding<Part> {
        Binding { @MainActor in
            self[path]
        } set: { @MainActor in
            self.send(input($0))
        }
    }

    /// Creates a binding for a field of a form, whose changes are one case of the inputs. See ``FieldChange``.
    ///
    ///     TextField("Name", text: store.binding(\.name, input: \.changed))
    public func binding<Part: Equatable & Sendable>(
        _ path: WritableKeyPath<State, Part> & Sendable, input: CaseKeyPath<Input, FieldChange<State>>
    ) -> Binding<Part> where Input: HasCases {
        binding(path) { Input.cases[keyPath: input].embed(.set(path, to: $0)) }
    }
}
