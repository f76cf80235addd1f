import Foundation
import TodosServices

extension TodoEntity {
    /// - Parameter position: The user's position.
    init(_ object: TodoObject, from position: PositionObject?) {
        self.init(
            id: TodoID(rawValue: object.id), title: object.title, note: object.note, isDone: object.isDone, due: object.due,
            place: object.place.map { place in
                Place(name: place.name, distance: position.map { distance(from: $0, to: place.position) })
            })
    }
}

/// Returns the distance along the surface of the earth, as a sphere, in metres.
private func distance(from a: PositionObject, to b: PositionObject) -> Double {
    let radius = 6_371_000.0
    let (latitudeA, latitudeB) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
    let halfWay = { (x: Double) in sin(x / 2) * sin(x / 2) }
    let haversine =
        halfWay(latitudeB - latitudeA) + cos(latitudeA) * cos(latitudeB) * halfWay((b.longitude - a.longitude) * .pi / 180)
    return 2 * radius * asin(min(1, haversine.squareRoot()))
}
