#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

extension Binding {
    /// Loads a value into this binding, and writes each state of the load to it.
    ///
    ///     @State private var menu = Loadable<[Dish]>.notRequested
    ///     …
    ///     .task { await $menu.load { try await api.menu() } }
    ///
    /// A new load cancels the one before and ignores its answer. The load is also cancelled when the surrounding task is, for example when
    /// the view disappears.
    @MainActor
    public func load<Loaded>(_ options: LoadOptions = LoadOptions(), _ operation: @escaping @MainActor () async throws -> Loaded) async
    where Value == Loadable<Loaded> {
        await LoadableSubject(self).load(options, operation)
    }
}

extension LoadableSubject {
    /// The place to which a binding leads.
    public init(_ binding: Binding<Loadable<Value>>) { self.init(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 }) }
}

/// A place to store a ``Loadable``, for logic that loads and does not know where: a view's state, or a part of an app's state.
///
/// Logic with a ``LoadableSubject`` needs no SwiftUI, unlike with a `Binding`, and a test gives it a variable.
///
///     func load(_ details: LoadableSubject<Details>, of id: Item.ID) async {
///         await details.load { try await api.details(of: id) }
///     }
///
///     .task { await interactor.load(LoadableSubject($details), of: id) }
@MainActor
public struct LoadableSubject<Value> {
    private let get: @MainActor () -> Loadable<Value>
    private let set: @MainActor (Loadable<Value>) -> Void

    /// Creates a place that is read and written by closures.
    public nonisolated init(get: @escaping @MainActor () -> Loadable<Value>, set: @escaping @MainActor (Loadable<Value>) -> Void) {
        self.get = get
        self.set = set
    }

    /// What is stored there now.
    public var value: Loadable<Value> {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// Loads a value into this place, and writes each state of the load to it.
    ///
    /// A new load cancels the one before and ignores its answer. The load is also cancelled when the surrounding task is.
    public func load(_ options: LoadOptions = LoadOptions(), _ operation: @escaping @MainActor () async throws -> Value) async {
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
        // Another load may have started in the meantime, or this one may have been cancelled.
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

/// The result of a task. A class on the main actor, so that the value does not have to be `Sendable`.
@MainActor
private final class LoadOutcome<Value> {
    var outcome: Result<Value, any Error>?
}
