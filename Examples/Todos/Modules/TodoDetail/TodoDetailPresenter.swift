import Foundation
import MartletKit
import Observation

/// What the page of a todo shows, and what happens when something is done in it.
@MainActor
@Observable
final class TodoDetailPresenter {
    /// Why the last thing that was tried did not work, until it has been read.
    var problem: TodoProblem?
    private(set) var isBusy = false

    /// As it is after the user's changes, if there are any.
    private var edited: TodoDetailModel?
    /// As it was saved last from here.
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

    /// With the user's changes.
    var todo: Loadable<TodoDetailModel> { entity.state.map { edited ?? saved ?? TodoDetailModel($0) } }

    var canSave: Bool {
        guard let edited, !isBusy else { return false }
        return !edited.title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }

    func load() async { await entity.loadOnce() }

    func edit(_ change: (inout TodoDetailModel) -> Void) {
        guard let unchanged = saved ?? entity.state.value.map(TodoDetailModel.init) else { return }
        var model = edited ?? unchanged
        change(&model)
        edited = model == unchanged ? nil : model
    }

    func save() async {
        guard canSave, let edited else { return }
        await attempt {
            let title = edited.title.trimmingCharacters(in: .whitespacesAndNewlines)
            saved = TodoDetailModel(try await interactor.change(id, title: title, note: edited.note, isDone: edited.isDone))
            // It may have been edited further meanwhile.
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
