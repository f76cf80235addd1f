import Combine

/// The menu, once it is here.
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

    /// Gets the menu, if it is not here or on its way. After a failure it may be asked for again.
    ///
    /// The work belongs to the service, not to the view that asked first and may be gone before the menu is here.
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
