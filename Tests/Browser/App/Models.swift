import SwiftData
import SwiftUI

@Model
final class Plant {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Watering.plant) var waterings: [Watering] = []

    init(name: String) { self.name = name }
}

@Model
final class Watering {
    var plant: Plant?

    init() {}
}

/// A list that is stored: rows are added, edited and deleted.
struct ModelsPage: View {
    var body: some View { PlantList().modelContainer(for: Plant.self) }
}

private struct PlantList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Plant.name) private var plants: [Plant]

    var body: some View {
        List {
            ForEach(plants) { plant in
                NavigationLink {
                    PlantEditor(plant: plant)
                } label: {
                    Text("\(plant.name), \(plant.waterings.count) waterings")
                }
            }
            .onDelete { for index in $0 { context.delete(plants[index]) } }
        }
        .toolbar {
            EditButton()
            Button("Add") { context.insert(Plant(name: "Plant \(plants.count + 1)")) }
        }
    }
}

private struct PlantEditor: View {
    @Bindable var plant: Plant

    var body: some View {
        Form {
            TextField("Name", text: $plant.name)
            Button("Water") { plant.waterings.append(Watering()) }
            Text("\(plant.waterings.count) times")
        }
        .navigationTitle("Plant")
    }
}
