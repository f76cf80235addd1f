import MartletCore
import MartletModels

extension EnvironmentValues {
    private struct ModelContextKey: EnvironmentKey {
        static var defaultValue: ModelContext? { nil }
    }

    /// The context of the views, which `modelContainer(_:)` sets. Without one it is a context that knows no class.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] ?? .unknowing }
        set { self[ModelContextKey.self] = newValue }
    }
}
