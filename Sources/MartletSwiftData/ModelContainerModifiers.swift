import Foundation
import MartletCombine
import MartletCore
import MartletModels

extension View {
    /// Gives the view and all views inside the main context of a container.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some View { modifier(ContainerWriter(container: container)) }

    /// Opens the store of a class, and of those that it refers to, when the view appears.
    ///
    /// - Parameters:
    ///   - inMemory: Whether the store is gone when the app ends.
    ///   - isAutosaveEnabled: Whether changes are saved when the code that makes them has ended.
    ///   - isUndoEnabled: Without effect.
    ///   - onSetup: Called with the container, or with the reason why the store could not be opened.
    public nonisolated func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Opens the store of some classes, and of those that they refer to, when the view appears.
    public nonisolated func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(ContainerOpener(types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
    }

    /// Gives the view and all views inside a context.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some View { modifier(ContextWriter(context: modelContext)) }
}

extension Scene {
    /// Gives all views of the scene the main context of a container.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
        ModifiedScene(content: self, modifier: ContainerWriter(container: container))
    }

    /// Opens the store of a class, and of those that it refers to, when the scene begins.
    public nonisolated func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Opens the store of some classes, and of those that they refer to, when the scene begins.
    public nonisolated func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        ModifiedScene(
            content: self,
            modifier: ContainerOpener(types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
    }

    /// Gives all views of the scene a context.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
        ModifiedScene(content: self, modifier: ContextWriter(context: modelContext))
    }
}

/// Writes a context into the environment, and has it process its deletions before views are evaluated.
private struct ContextWriter: ViewModifier {
    // Written once, and used on the main actor alone.
    private nonisolated(unsafe) let context: ModelContext
    private let turns: ContextTurns

    nonisolated init(context: ModelContext) {
        self.context = context
        turns = ContextTurns(context: context)
    }

    func body(content: Content) -> some View { content.environment(\.modelContext, context) }
}

/// Writes the main context of a container into the environment.
private struct ContainerWriter: ViewModifier {
    let container: ModelContainer

    nonisolated init(container: ModelContainer) { self.container = container }

    func body(content: Content) -> some View { content.modifier(ContextWriter(context: container.mainContext)) }
}

/// Opens a container, once for each identity of the view, and writes its main context into the environment.
private struct ContainerOpener: ViewModifier {
    @StateObject private var opened: OpenedContainer

    nonisolated init(
        types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
    ) {
        _opened = StateObject(
            wrappedValue: OpenedContainer(types: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
    }

    func body(content: Content) -> some View {
        if let context = opened.context { content.modifier(ContextWriter(context: context)) } else { content }
    }
}

/// A container that views have opened.
private final class OpenedContainer: ObservableObject {
    let context: ModelContext?

    init(
        types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool,
        onSetup: (Result<ModelContainer, any Error>) -> Void
    ) {
        let result = Result {
            try ModelContainer(for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
        }
        switch result {
        case .success(let container):
            context = onMainQueue {
                container.mainContext.autosaveEnabled = isAutosaveEnabled
                return container.mainContext
            }
        case .failure(let error):
            context = nil
            FileHandle.standardError.write(Data("SwiftData could not open the store: \(error)\n".utf8))
        }
        onSetup(result)
    }
}
