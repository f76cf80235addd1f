import CoreData
import SceneKit

class LampStore: NSObject, ObservableObject, SCNViewDelegate {
    private let container = NSPersistentContainer(name: "Lamps")
    let map = SCNView(frame: .zero)
    @Published var region = SCNRegion(
        center: SCNPlace(latitude: 1, longitude: 2), span: SCNSpan(latitudeDelta: 1, longitudeDelta: 1))
    var context: NSManagedObjectContext { container.viewContext }
    private var annotations: [SCNPoint] = []

    override init() {
        super.init()
        container.loadPersistentStores { description, error in
            if let error = error as NSError? { fatalError("\(error)") }
        }
        map.delegate = self
        container.viewContext.automaticallyMergesChangesFromParent = true
    }

    func mapView(_ mapView: SCNView, didSelect view: SCNPinView) {
        guard let title = view.annotation?.title else { return }
        print(title)
    }

    func search(for text: String, completion: @escaping ([SCNItem]) -> Void) {
        let request = SCNSearch.Request()
        request.naturalLanguageQuery = text
        SCNSearch(request: request).start { response, error in
            guard let response = response, error == nil else { return completion([]) }
            completion(response.mapItems)
        }
    }
}

class Lamp: NSManagedObject, Identifiable {
    @NSManaged var name: String
    @NSManaged var wattage: Int16
    var label: String { "\(name): \(wattage) W" }
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 1, longitude: 2) }
}

extension Lamp {
    static func all() -> NSFetchRequest<Lamp> {
        let request = NSFetchRequest<Lamp>(entityName: "Lamp")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        request.predicate = NSPredicate(format: "wattage > %d", 10)
        return request
    }
}

class LampShade: SCNShade {
    var radius = 1.0
}
