import Observation

/// Loads a value for a model or a service, which has no `Binding` to load into.
///
///     @Observable final class MenuService {
///         let menu: Loader<[Dish]>
///         init(api: API) { menu = Loader { try await api.menu() } }
///     }
///     …
///     .task { await service.menu.loadOnce() }
@MainActor
@Observable
public final class Loader<Value> {
    public private(set) var state = Loadable<Value>.notRequested
    private let options: LoadOptions
    private let operation: @MainActor () async throws -> Value

    public init(_ options: LoadOptions = LoadOptions(), _ operation: @escaping @MainActor () async throws -> Value) {
        self.options = options
        self.operation = operation
    }

    /// Loads the value, or loads it again. Cancels a running load first.
    public func load() async {
        await LoadableSubject(get: { [self] in state }, set: { [self] in state = $0 }).load(options, operation)
    }

    /// Loads the value unless it is loaded or loading.
    public func loadOnce() async {
        switch state {
        case .notRequested, .failed: await load()
        case .isLoading, .loaded: break
        }
    }

    /// Cancels the running load. The state becomes the last value, or a `CancellationError` if there is none.
    public func cancel() { state.cancelLoading() }
}
