#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

extension Binding {
    /// Loads a value, and shows how that goes.
    ///
    ///     @State private var menu = Loadable<[Dish]>.notRequested
    ///     …
    ///     .task { await $menu.load { try await api.menu() } }
    ///
    /// The latest load counts: one that starts stops the one before, whose answer is dropped should it come nevertheless. When the surrounding
    /// task is cancelled, as when the view goes away, the load is too.
    @MainActor
    public func load<Loaded>(_ options: LoadOptions = LoadOptions(), _ operation: @escaping @MainActor () async throws -> Loaded) async
    where Value == Loadable<Loaded> {
        await Loading(get: { wrappedValue }, set: { wrappedValue = $0 }).run(options, operation)
    }
}

/// Something loadable, wherever it is kept, with the one way to load it.
@MainActor
struct Loading<Value> {
    let get: () -> Loadable<Value>
    let set: (Loadable<Value>) -> Void

    func run(_ options: LoadOptions, _ operation: @escaping @MainActor () async throws -> Value) async {
        let answer = LoadOutcome<Value>()
        let task = Task {
            do { answer.outcome = .success(try await options.run(operation)) } catch { answer.outcome = .failure(error) }
        }
        let handle = LoadHandle { task.cancel() }
        var state = get()
        if case .isLoading(_, let previous) = state { previous?.cancel() }
        state.setIsLoading(cancel: handle)
        set(state)
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        // Another load may have begun since, or this one been given up.
        guard case .isLoading(let last, handle) = get() else { return }
        switch answer.outcome {
        case nil: break
        case .success(let value): set(.loaded(value))
        case .failure where task.isCancelled:
            var state = get()
            state.cancelLoading()
            set(state)
        case .failure(let error): set(.failed(error, last: last))
        }
    }
}

/// What a task has come to, for a value that need not leave the main actor.
@MainActor
private final class LoadOutcome<Value> {
    var outcome: Result<Value, any Error>?
}
