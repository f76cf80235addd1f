import CoreData
import SwiftUI

/// A class as `martlet run` makes it of a model.
final class Parcel: NSManagedObject, Identifiable {
    var title: String? {
        get { managed("title") }
        set { setManaged(newValue, "title") }
    }
    var weight: Int16 {
        get { managed("weight") }
        set { setManaged(newValue, "weight") }
    }
}

@MainActor
private enum ParcelStore {
    static let container: NSPersistentContainer = {
        let entity = NSEntityDescription()
        entity.name = "Parcel"
        entity.managedObjectClassName = "Parcel"
        let title = NSAttributeDescription()
        title.name = "title"
        title.attributeType = .stringAttributeType
        let weight = NSAttributeDescription()
        weight.name = "weight"
        weight.attributeType = .integer16AttributeType
        weight.defaultValue = 0
        entity.properties = [title, weight]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Parcels", managedObjectModel: model)
        container.loadPersistentStores { if let error = $1 { fatalError("\(error)") } }
        container.viewContext.automaticallyMergesChangesFromParent = true
        return container
    }()
}

/// A list that Core Data stores: rows are added, edited, deleted, and changed in the background.
struct ParcelsPage: View {
    var body: some View { ParcelList().environment(\.managedObjectContext, ParcelStore.container.viewContext) }
}

private struct ParcelList: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Parcel.title, ascending: true)], animation: .default)
    private var parcels: FetchedResults<Parcel>

    var body: some View {
        List {
            ForEach(parcels) { parcel in
                NavigationLink {
                    ParcelEditor(parcel: parcel)
                } label: {
                    Text("\(parcel.title ?? ""), \(parcel.weight) kg")
                }
            }
            .onDelete { offsets in
                offsets.map { parcels[$0] }.forEach(context.delete)
                save()
            }
        }
        .toolbar {
            EditButton()
            Button("Heavy") { parcels.nsPredicate = NSPredicate(format: "weight > %d", 2) }
            Button("Weigh") { weigh() }
            Button("Add") {
                let parcel = Parcel(context: context)
                parcel.title = "Parcel \(parcels.count + 1)"
                save()
            }
        }
    }

    private func save() {
        do { try context.save() } catch { fatalError("\(error)") }
    }

    /// Weighs all parcels in the background.
    private func weigh() {
        ParcelStore.container.performBackgroundTask { context in
            let parcels = (try? context.fetch(NSFetchRequest<Parcel>(entityName: "Parcel"))) ?? []
            for parcel in parcels { parcel.weight += Int16(parcel.title?.last?.wholeNumberValue ?? 0) }
            try? context.save()
        }
    }
}

private struct ParcelEditor: View {
    @ObservedObject var parcel: Parcel

    var body: some View {
        Form {
            TextField("Title", text: Binding(get: { parcel.title ?? "" }, set: { parcel.title = $0 }))
            Button("Save") { try? parcel.managedObjectContext?.save() }
            Text(parcel.hasChanges ? "Not saved" : "Saved")
        }
        .navigationTitle("Parcel")
    }
}
