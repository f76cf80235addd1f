import Foundation
import MartletKit
import Observation

/// The presenter of a todo's page: its content, and its reactions to the user.
@MainActor
@Observable
final class TodoDetailPresenter {
    /// The error of the last action, until the user dismisses it.
    var problem: TodoProblem?
    private(set) var isBusy = false

    /// The user's unsaved version, if there is one.
    private var edited: TodoDetailModel?
    /// The version that was saved last.
    private var saved: TodoDetailModel?
    private let id: TodoID
    private let interactor: any TodoDetailInteractorInterface
    private let router: any TodoDetailRouterInterface
    private let entity: Loader<TodoEntity>

    init(id: TodoID, interactor: any TodoDetailInteractorInterface, router: any TodoDetailRouterInterface) {
        self.id = id
        self.interactor = interactor
        self.router = router
        entity = Loader { try await interactor.todo(id) }
    }

    /// The todo, including unsaved changes.
    var todo: Loadable<TodoDetailModel> { entity.state.map { edited ?? saved ?? TodoDetailModel($0) } }

    /// The version on the server, as far as known.
    private var unchanged: TodoDetailModel? { saved ?? entity.state.value.map(TodoDetailModel.init) }

    var canSave: Bool {
        guard let edited, !isBusy else { return false }
        return !edited.title.trimmed.isEmpty
    }

    func load() async { await entity.loadOnce() }

    func edit(_ change: (inout TodoDetailModel) -> Void) {
        guard let unchanged else { return }
        var model = edited ?? unchanged
        change(&model)
        edited = model == unchanged ? nil : model
    }

    func save() async {
        guard canSave, let edited, let unchanged else { return }
        await attempt {
            saved = TodoDetailModel(try await interactor.change(id, edited.change(from: unchanged)))
            // The user may have edited it further in the meantime.
            if self.edited == edited { self.edited = nil }
        }
    }

    func delete() async {
        await attempt {
            do { try await interactor.delete(id) } catch TodoProblem.gone {}
            router.close()
        }
    }

    private func attempt(_ work: () async throws -> Void) async {
        isBusy = true
        defer { isBusy = false }
        do { try await work() } catch { problem = error as? TodoProblem }
    }
}
