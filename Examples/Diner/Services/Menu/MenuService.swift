import Combine

/// Loads the menu, and holds it.
@MainActor
public final class MenuService: ObservableObject {
    public enum State: Equatable, Sendable {
        case notLoaded, loading, loaded([MenuSection]), failed
    }

    @Published public private(set) var state = State.notLoaded

    private let source: any MenuSource
    private var loading: Task<Void, Never>?

    public init(source: any MenuSource) {
        self.source = source
    }

    deinit { loading?.cancel() }

    /// Loads the menu unless it is loaded or loading. After a failure it can be called again.
    ///
    /// The task belongs to the service, because the view that calls this first may disappear before the menu arrives.
    public func load() {
        switch state {
        case .loading, .loaded: return
        case .notLoaded, .failed: state = .loading
        }
        loading = Task { [weak self, source] in
            let sections = try? await source.sections()
            self?.state = sections.map(State.loaded) ?? .failed
        }
    }

    public var sections: [MenuSection] {
        if case .loaded(let sections) = state { sections } else { [] }
    }

    public func dish(_ id: Dish.ID) -> Dish? {
        sections.lazy.flatMap(\.dishes).first { $0.id == id }
    }
}
