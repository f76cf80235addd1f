import SwiftUI

/// People in a table that can be sorted, and of which several can be selected.
struct TablePage: View {
    private struct Person: Identifiable {
        let id: Int
        var name: String
        var age: Int
        var town: String
    }

    @State private var people = (1...200).map { Person(id: $0, name: "Person \(1000 - $0)", age: 20 + $0 % 50, town: "Town \($0 % 7)") }
    @State private var selected: Int?
    @State private var order: [KeyPathComparator<Person>] = []

    var body: some View {
        VStack(spacing: 0) {
            Table(people, selection: $selected, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80).alignment(.trailing)
                TableColumn("Town", value: \.town)
                TableColumn("Number") { Text("#\($0.id)") }.width(min: 60, max: 120)
            }
            .onChange(of: order) { people.sort(using: order) }
            Text("Selected: \(selected ?? 0)")
        }
    }
}
