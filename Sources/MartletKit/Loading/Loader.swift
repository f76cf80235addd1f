import Observation

/// Loads a value for a model or a service, which has no binding to hand out.
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

    /// Loads the value, be it for another time. A load under way is stopped.
    public func load() async {
        await Loading(get: { [self] in state }, set: { [self] in state = $0 }).run(options, operation)
    }

    /// Loads the value if it is not there and not on its way.
    public func loadOnce() async {
        switch state {
        case .notRequested, .failed: await load()
        case .isLoading, .loaded: break
        }
    }

    /// Stops the load under way. The last value remains, or else a `CancellationError`.
    public func cancel() { state.cancelLoading() }
}
