#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

extension LiveState {
    /// Creates a binding that reads and writes one part of the state.
    ///
    ///     TabView(selection: state.binding(\.routing.tab)) { … }
    ///
    /// Creating the binding does not make the view depend on that part; reading the binding does.
    public func binding<Part>(_ path: WritableKeyPath<State, Part>) -> Binding<Part> {
        Binding {
            self[path]
        } set: {
            self[path] = $0
        }
    }
}
