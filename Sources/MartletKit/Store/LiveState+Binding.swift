#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

extension LiveState {
    /// A binding for a control or a container, which reads and writes a part of the state.
    ///
    ///     TabView(selection: state.binding(\.routing.tab)) { … }
    ///
    /// Whoever makes it is not evaluated when the part changes; whoever reads it is.
    public func binding<Part>(_ path: WritableKeyPath<State, Part>) -> Binding<Part> {
        Binding {
            self[path]
        } set: {
            self[path] = $0
        }
    }
}
