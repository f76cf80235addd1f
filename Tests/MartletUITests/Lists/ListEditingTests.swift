import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Editing of lists")
struct ListEditingTests {
    // Shows: .onDelete
    @Test func `A deleted row's place in the collection is told`() throws {
        let host = mount { EditPage() }
        try host.fire(.delete, on: host.elements(.row)[1])
        #expect(host.shownTexts == ["Edit", "Soup", "Pie"])
    }

    private struct EditsItself: View {
        let actions: EditActions<[String]>
        @State private var dishes = ["Soup", "Pie", "Tart"]

        var body: some View {
            List($dishes, id: \.self, editActions: actions) { $dish in Text(dish) }
        }
    }

    // Shows: EditActions
    @Test func `A list with edit actions edits its collection`() throws {
        let host = mount { EditsItself(actions: .all) }
        try host.fire(.delete, on: host.elements(.row)[1])
        #expect(host.shownTexts == ["Soup", "Tart"])
        try host.fire(.move, on: host.elements(.row)[1], value: .int(host.elements(.row)[0].id.rawValue))
        #expect(host.shownTexts == ["Tart", "Soup"])
    }

    @Test func `A list allows no other action than those named`() throws {
        let row = try mount { EditsItself(actions: .move) }.element(.row)
        #expect(row.actions.contains(.move))
        #expect(!row.actions.contains(.delete))
    }

    private struct Dish: Identifiable {
        let id: Int
        var name: String
    }

    private struct Sections: View {
        let actions: EditActions<[Dish]>
        @State private var dishes = [Dish(id: 1, name: "Soup"), Dish(id: 2, name: "Pie"), Dish(id: 3, name: "Tart")]

        var body: some View {
            List {
                Text("Menu")
                ForEach($dishes, editActions: actions) { $dish in
                    TextField("Name", text: $dish.name).deleteDisabled(dish.id == 3).moveDisabled(dish.id == 2)
                }
            }
            Text(dishes.map(\.name).joined(separator: " "))
        }
    }

    // Shows: ForEach, EditActions
    @Test func `The rows of a ForEach with edit actions edit their collection, and its elements`() throws {
        let host = mount { Sections(actions: [.delete, .move]) }
        var rows: [Element] { host.elements(.row) }
        #expect(rows.map(\.actions) == [[], [.delete, .move], [.delete], [.move]])
        try host.fire(.change, on: host.elements(.field)[0], value: ["Stew", 1])
        #expect(host.shownTexts.last == "Stew Pie Tart")
        try host.fire(.move, on: rows[3], value: .int(rows[1].id.rawValue))
        #expect(host.shownTexts.last == "Tart Stew Pie")
        try host.fire(.move, on: rows[1])
        #expect(host.shownTexts.last == "Stew Pie Tart")
        try host.fire(.delete, on: rows[2])
        #expect(host.shownTexts.last == "Stew Tart")
    }

    @Test func `A ForEach allows no other edit than those named`() {
        let host = mount { Sections(actions: .delete) }
        #expect(host.elements(.row).map(\.actions) == [[], [.delete], [.delete], []])
    }

    private struct ChosenById: View {
        @State private var dishes = ["Soup", "Pie"]
        @State private var chosen: String?

        var body: some View {
            List($dishes, id: \.self, editActions: .delete, selection: $chosen) { $dish in Text(dish) }
            Text(chosen ?? "none")
        }
    }

    @Test func `A list with edit actions and ids of its own selects`() throws {
        let host = mount { ChosenById() }
        try host.fire(.tap, on: host.elements(.row)[1])
        #expect(host.shownTexts.last == "Pie")
        try host.fire(.delete, on: host.elements(.row)[0])
        #expect(host.shownTexts == ["Pie", "Pie"])
    }

    @Test func `The outer of two collections is told of its own row`() throws {
        let host = mount { NestedEditPage() }
        try host.fire(.delete, on: host.elements(.row)[2])
        #expect(host.shownTexts == ["a0", "a1", "c0", "c1"])
    }

    @Test func `A row deep in a long list is deleted at its place`() throws {
        let host = mount { LongEditPage() }
        try host.fire(.reveal, on: host.first(.gap), value: [500, 509])
        try host.fire(.delete, on: host.elements(.row)[3])
        #expect(host.shownTexts.prefix(5) == ["500", "501", "502", "504", "505"])
    }

    // Shows: .onMove
    @Test func `A moved row stands before the row it was put at, or last`() throws {
        let host = mount { EditPage() }
        try host.fire(.move, on: host.elements(.row)[2], value: .int(host.elements(.row)[0].id.rawValue))
        #expect(host.shownTexts == ["Edit", "Pie", "Soup", "Tart"])
        try host.fire(.move, on: host.elements(.row)[0])
        #expect(host.shownTexts == ["Edit", "Soup", "Tart", "Pie"])
        try host.fire(.move, on: host.elements(.row)[0], value: 999_999)
        #expect(host.shownTexts == ["Edit", "Soup", "Tart", "Pie"])
    }

    // Shows: EditButton
    @Test func `The edit button edits the list of its screen, and no row is evaluated`() throws {
        let host = mount { EditPage() }
        #expect(host.elements(.row).map { $0[.isEditing] } == [nil, nil, nil])
        try host.tapButton("Edit")
        #expect(host.elements(.row).map { $0[.isEditing] } == [true, true, true])
        #expect(host.shownTexts.first == "Done")
        try host.tapButton("Done")
        #expect(host.elements(.row).map { $0[.isEditing] } == [nil, nil, nil])
    }

    @Test func `A row that may not be deleted is not`() {
        let host = mount {
            List {
                ForEach(0..<2) { Text(verbatim: "\($0)").deleteDisabled($0 == 0).moveDisabled(true) }
                    .onDelete { _ in }
                    .onMove { _, _ in }
            }
        }
        #expect(host.elements(.row).map(\.actions) == [[], [.delete]])
    }

    // Shows: .move
    @Test func `Offsets are removed and moved as SwiftUI does`() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.remove(atOffsets: [1, 3])
        #expect(letters == ["a", "c", "e"])
        letters.move(fromOffsets: [0], toOffset: 3)
        #expect(letters == ["c", "e", "a"])
        letters.move(fromOffsets: [1, 2], toOffset: 0)
        #expect(letters == ["e", "a", "c"])
        letters.move(fromOffsets: [0], toOffset: 1)
        #expect(letters == ["e", "a", "c"])
    }
}

private struct EditPage: View {
    @State private var dishes = ["Soup", "Tart", "Pie"]

    var body: some View {
        EditButton()
        List {
            ForEach(dishes, id: \.self) { Text($0) }
                .onDelete { dishes.remove(atOffsets: $0) }
                .onMove { dishes.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

private struct NestedEditPage: View {
    @State private var letters = ["a", "b", "c"]

    var body: some View {
        List {
            ForEach(letters, id: \.self) { letter in
                ForEach(0..<2) { Text(verbatim: "\(letter)\($0)") }
            }
            .onDelete { letters.remove(atOffsets: $0) }
        }
    }
}

private struct LongEditPage: View {
    @State private var numbers = Array(0..<1_000)

    var body: some View {
        List { ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") }.onDelete { numbers.remove(atOffsets: $0) } }
    }
}
