import SwiftUI

extension Page {
    static let tables = Page(
        "tables", "Tables", symbol: "tablecells", color: .cyan,
        [
            Sample("Table", "Table TableColumn", TablePlain()),
            Sample("Sort and select", "KeyPathComparator sortOrder: selection:", TableSorted()),
        ])
}

struct TablePlain: View {
    var body: some View {
        Table(Planet.all) {
            TableColumn("Planet", value: \.name)
            TableColumn("Moons") { Text("\($0.moons)") }
            TableColumn("Kind", value: \.kind)
        }
        .frame(height: 260)
    }
}

private struct Planet: Identifiable {
    let name: String
    let moons: Int
    let kind: String
    var id: String { name }

    static let all = [
        Planet(name: "Earth", moons: 1, kind: "Rock"), Planet(name: "Mars", moons: 2, kind: "Rock"),
        Planet(name: "Jupiter", moons: 95, kind: "Gas"), Planet(name: "Saturn", moons: 146, kind: "Gas"),
    ]
}

struct TableSorted: View {
    @State private var towns = Town.all
    @State private var order = [KeyPathComparator(\Town.name)]
    @State private var chosen: Set<String> = []

    var body: some View {
        VStack {
            Table(towns, selection: $chosen, sortOrder: $order) {
                TableColumn("Town", value: \.name)
                TableColumn("Residents", value: \.residents) { Text($0.residents, format: .number) }
            }
            .onChange(of: order) { towns.sort(using: order) }
            .frame(height: 220)
            Text("\(chosen.count) chosen").foregroundStyle(.secondary)
        }
    }
}

private struct Town: Identifiable {
    let name: String
    let residents: Int
    var id: String { name }

    static let all = [
        Town(name: "Dresden", residents: 570_000), Town(name: "Halle", residents: 240_000), Town(name: "Leipzig", residents: 630_000),
    ]
}
