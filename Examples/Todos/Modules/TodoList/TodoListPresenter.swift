import Foundation
import MartletKit
import Observation

/// The presenter of the list: its content, and its reactions to the user.
///
/// It shows a change immediately, and reverts it if the services fail.
@MainActor
@Observable
final class TodoListPresenter {
    let title: String
    var criteria = TodoCriteria()
    /// The text in the field for a new todo.
    var draft = ""
    private(set) var isAdding = false
    /// The error of the last action, until the user dismisses it.
    var problem: TodoProblem?

    private var expected: [TodoID: TodoExpectation] = [:]
    private let interactor: any TodoListInteractorInterface
    @ObservationIgnored private lazy var entities = Loader<TodoListEntity> { [weak self] in
        guard let self else { throw CancellationError() }
        return try await interactor.list(criteria)
    }

    init(title: String, interactor: any TodoListInteractorInterface) {
        self.title = title
        self.interactor = interactor
    }

    var list: Loadable<TodoListModel> { entities.state.map { TodoListModel($0, expecting: expected) } }

    func load() async {
        let confirmed = expected.filter(\.value.isConfirmed)
        await entities.load()
        guard case .loaded = entities.state else { return }
        for (id, expectation) in confirmed where expected[id] == expectation { expected[id] = nil }
    }

    /// Adds a todo from the draft, and clears the field immediately.
    func add() {
        let written = draft
        let title = written.trimmed
        guard !title.isEmpty else { return }
        draft = ""
        isAdding = true
        Task {
            let isAdded = await attempt { try await interactor.add(title: title) }
            if isAdded { await load() } else if draft.isEmpty { draft = written }
            isAdding = false
        }
    }

    func toggle(_ row: TodoListModel.Row) {
        change(row.id, to: row.isDone ? .open : .done) { [interactor] in
            if row.isRepeating, !row.isDone {
                try await interactor.finishOnce(row.id)
            } else {
                try await interactor.setDone(!row.isDone, row.id)
            }
        }
    }

    func delete(_ row: TodoListModel.Row) { change(row.id, to: .deleted) { [interactor] in try await interactor.delete(row.id) } }

    private func change(_ id: TodoID, to change: TodoExpectation.Change, by work: @escaping @MainActor () async throws -> Void) {
        let expectation = TodoExpectation(change: change)
        expected[id] = expectation
        Task {
            let isDone = await attempt(work)
            // The user may have changed it again in the meantime.
            if expected[id] == expectation { expected[id] = isDone ? TodoExpectation(change: change, isConfirmed: true) : nil }
            if isDone { await load() }
        }
    }

    private func attempt(_ work: @MainActor () async throws -> Void) async -> Bool {
        do {
            try await work()
            return true
        } catch {
            problem = error as? TodoProblem
            return false
        }
    }
}
