import SwiftUI

/// The page of a todo, which the user can edit.
struct TodoDetailView: View {
    @State private var presenter: TodoDetailPresenter
    @State private var isDeleting = false

    init(presenter: TodoDetailPresenter) { _presenter = State(initialValue: presenter) }

    var body: some View {
        content
            .navigationTitle("Todo")
            .navigationBarTitleDisplayMode(.inline)
            .task { await presenter.load() }
            .alert(of: $presenter.problem)
    }

    @ViewBuilder private var content: some View {
        let todo = presenter.todo
        if let model = todo.value {
            form(model)
        } else if let error = todo.error {
            ProblemView(problem: error) { await presenter.load() }
        } else {
            ProgressView("Fetching it…")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func form(_ model: TodoDetailModel) -> some View {
        Form {
            Section {
                TextField("Title", text: editing(\.title, of: model))
                    .font(.headline)
                TextField("Note", text: editing(\.note, of: model), axis: .vertical)
                    .lineLimit(3...8)
            }
            Section {
                Toggle("Done", isOn: editing(\.isDone, of: model))
                if let due = model.due {
                    LabeledContent("Due") { DueText(due: due) }
                }
                if let place = model.place {
                    LabeledContent("Where") { PlaceText(name: place, distance: model.distance) }
                }
            }
            Section {
                Button("Delete todo", role: .destructive) { isDeleting = true }
                    .disabled(presenter.isBusy)
                    .confirmationDialog("Delete “\(model.title)”?", isPresented: $isDeleting, titleVisibility: .visible) {
                        Button("Delete", role: .destructive) { Task { await presenter.delete() } }
                    }
            }
        }
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                if presenter.isBusy {
                    ProgressView()
                        .accessibilityLabel("Saving")
                } else {
                    Button("Save") { Task { await presenter.save() } }
                        .disabled(!presenter.canSave)
                }
            }
        }
    }

    private func editing<Value>(_ field: WritableKeyPath<TodoDetailModel, Value>, of model: TodoDetailModel) -> Binding<Value> {
        Binding {
            (presenter.todo.value ?? model)[keyPath: field]
        } set: { value in
            presenter.edit { $0[keyPath: field] = value }
        }
    }
}
