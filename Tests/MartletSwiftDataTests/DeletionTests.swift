import MartletTest
import SwiftData
import SwiftUI
import Testing

@Model
final class Trip {
    var name: String
    @Relationship(deleteRule: .cascade) var sights: [Sight] = []

    init(name: String) { self.name = name }
}

/// A sight does not know its trip.
@Model
final class Sight {
    var name: String

    init(name: String) { self.name = name }
}

@MainActor
@Suite("A deletion")
struct DeletionTests {
    /// A page that deletes as many apps do.
    private struct TripPage: View {
        @Environment(\.modelContext) private var context
        @Query private var trips: [Trip]

        var body: some View {
            Button("Add") {
                let trip = Trip(name: "Rome")
                context.insert(trip)
                for name in ["Forum", "Colosseum", "Pantheon"] { trip.sights.append(Sight(name: name)) }
            }
            if let trip = trips.first { Sights(trip: trip) }
        }
    }

    private struct Sights: View {
        @Environment(\.modelContext) private var context
        @Bindable var trip: Trip

        private var sorted: [Sight] { trip.sights.sorted { $0.name < $1.name } }

        var body: some View {
            Text("sights: " + sorted.map(\.name).joined(separator: ", "))
            Button("Delete by index") { for index in [0, 2] { context.delete(sorted[index]) } }
            Button("Delete and remove") {
                let sight = trip.sights[0]
                context.delete(sight)
                trip.sights.remove(at: 0)
            }
        }
    }

    @Test func `of objects by their index in a relationship deletes these alone, and its views hear of it in the same turn`() {
        let host = mount { TripPage().modelContainer(for: Trip.self, inMemory: true) }
        host.tap("Add")
        host.find("sights: Colosseum, Forum, Pantheon")
        host.tap("Delete by index")
        host.find("sights: Forum")
    }

    @Test func `followed by a removal by index loses one object`() {
        let host = mount { TripPage().modelContainer(for: Trip.self, inMemory: true) }
        host.tap("Add")
        host.tap("Delete and remove")
        host.find("sights: Colosseum, Pantheon")
    }
}
