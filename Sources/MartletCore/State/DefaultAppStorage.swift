import Foundation

extension View {
    /// Sets the store of each ``AppStorage`` in this view that names none.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}

extension Scene {
    /// Sets the store of each ``AppStorage`` in the scene that names none.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { environment(\.defaultAppStorage, store) }
}

extension EnvironmentValues {
    private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}
