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
}
