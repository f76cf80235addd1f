import CoreData
import Lanterns
import SceneKit
import SwiftUI

struct LampList: View {
    @Environment(\.managedObjectContext) private var context
    @EnvironmentObject private var store: LampStore
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Lamp.name, ascending: true)], animation: .default)
    private var lamps: FetchedResults<Lamp>
    @Lit(.evening) var isLit: Bool
    @State private var count = 0

    var body: some View {
        NavigationStack {
            VStack {
                Text("All lamps")
                SceneView(coordinateRegion: $store.region, annotationItems: lamps) { lamp in
                    SCNMarker(coordinate: lamp.coordinate)
                }
                .frame(height: 200)
                LanternView(brightness: 3) {
                    Text("inside")
                } switchedOff: {
                    Text("dark")
                }
                List {
                    ForEach(lamps) { lamp in
                        Text(lamp.label)
                    }
                    .onDelete(perform: delete)
                    Text("After the lamps")
                }
                Button("Lit \(count) times") { count += 1 }
                    .glow(radius: 4, colour: .yellow)
                    .padding()
                Toggle("Lit", isOn: .constant(isLit))
            }
            .navigationTitle("Lamps")
            .lanternSheet(item: $count) { value in
                Text("\(value)")
            }
        }
    }

    private func delete(at offsets: IndexSet) {
        offsets.map { lamps[$0] }.forEach(context.delete)
        do {
            try context.save()
        } catch {
            let error = error as NSError
            fatalError("\(error.userInfo)")
        }
    }
}
