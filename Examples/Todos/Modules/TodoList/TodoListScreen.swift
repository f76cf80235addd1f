import MartletKit
import SwiftUI

/// The screen of the list, with a field for a new todo.
struct TodoListScreen: View {
    @Bindable var presenter: TodoListPresenter

    var body: some View {
        content
            .navigationTitle(presenter.title)
            .toolbar { toolbar }
            .task(id: presenter.criteria) { await presenter.load() }
            .alert(of: $presenter.problem)
    }

    @ViewBuilder private var content: some View {
        let list = presenter.list
        if let model = list.value {
            List {
                if model.isKept || list.error != nil {
                    Section { OutdatedRow { await presenter.load() } }
                }
                Section { NewTodoField(presenter: presenter) }
                if model.rows.isEmpty {
                    NoTodos(filter: presenter.criteria.filter)
                } else {
                    Section { TodoRows(model: model, presenter: presenter) }
                }
            }
            .refreshable { await presenter.load() }
        } else if let error = list.error {
            ProblemView(problem: error) { await presenter.load() }
        } else {
            ProgressView("Fetching your todos…")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) { CriteriaMenu(criteria: $presenter.criteria) }
    }
}

/// The rows.
private struct TodoRows: View {
    let model: TodoListModel
    let presenter: TodoListPresenter

    var body: some View {
        ForEach(model.rows) { row in
            TodoRow(row: row) { presenter.toggle(row) }
        }
        .onDelete { offsets in
            for row in offsets.map({ model.rows[$0] }) { presenter.delete(row) }
        }
    }
}

/// The field for a new todo.
private struct NewTodoField: View {
    @Bindable var presenter: TodoListPresenter

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "plus")
                .foregroundStyle(.tint)
                .accessibilityHidden(true)
            TextField("New todo", text: $presenter.draft)
                .submitLabel(.done)
                .onSubmit { presenter.add() }
            if presenter.isAdding {
                ProgressView()
                    .accessibilityLabel("Adding")
            }
        }
    }
}

/// A note that the list is a stored one.
private struct OutdatedRow: View {
    let refresh: () async -> Void

    var body: some View {
        HStack {
            Label("Saved list: the server does not answer.", systemImage: "wifi.slash")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            Spacer()
            Button("Try again") { Task { await refresh() } }
                .buttonStyle(.borderless)
        }
    }
}
