import Foundation
import SwiftUI

/// A todo in the list, with a checkbox on the left and a link on the right.
struct TodoRow: View {
    let row: TodoListModel.Row
    let toggle: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Button(action: toggle) {
                Image(systemName: row.isDone ? "checkmark.circle.fill" : "circle")
                    .font(.title2)
                    .foregroundStyle(row.isDone ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            }
            .buttonStyle(.plain)
            .accessibilityLabel("\(row.isDone ? "Reopen" : "Finish") \(row.title)")
            NavigationLink(value: row.id) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(row.title)
                        .strikethrough(row.isDone)
                        .foregroundStyle(row.isDone ? .secondary : .primary)
                    if row.due != nil || row.place != nil {
                        HStack(spacing: 8) {
                            if let due = row.due { DueText(due: due) }
                            if row.isRepeating {
                                Image(systemName: "repeat")
                                    .accessibilityLabel("Repeats")
                            }
                            if let place = row.place { PlaceText(name: place, distance: row.distance) }
                        }
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                    }
                }
            }
        }
    }
}
