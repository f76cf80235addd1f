import Foundation
import SwiftUI

/// The page of a todo, which the user can edit.
struct TodoDetailView: View {
    @Bindable var presenter: TodoDetailPresenter
    @State private var isDeleting = false

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
            }
            Section {
                Toggle("Due date", isOn: hasDate(model))
                if let due = model.due {
                    DatePicker(
                        "Due",
                        selection: Binding {
                            due
                        } set: { date in
                            presenter.edit { $0.due = date }
                        }, displayedComponents: .date)
                    Picker("Repeats", selection: editing(\.repeats, of: model)) {
                        Text("Never").tag(Repetition?.none)
                        ForEach(Repetition.allCases, id: \.self) { Text($0.title).tag(Optional($0)) }
                    }
                }
            }
            Section {
                TextField("Place", text: editing(\.place, of: model))
                if let distance = model.distance {
                    LabeledContent("Where") { PlaceText(name: model.place, distance: distance) }
                }
            } footer: {
                Text("A new place is where you are now.")
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

    /// Whether there is a date. A new one is tomorrow.
    private func hasDate(_ model: TodoDetailModel) -> Binding<Bool> {
        Binding {
            model.due != nil
        } set: { hasDate in
            presenter.edit { $0.due = hasDate ? Calendar.current.date(byAdding: .day, value: 1, to: .now) : nil }
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

extension Repetition {
    fileprivate var title: LocalizedStringKey {
        switch self {
        case .daily: "Every day"
        case .weekly: "Every week"
        case .monthly: "Every month"
        }
    }
}
