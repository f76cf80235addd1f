import Foundation
import TodosServices

extension TodoEntity {
    /// - Parameter position: The user's position.
    init(_ object: TodoObject, from position: PositionObject?) {
        self.init(
            id: TodoID(rawValue: object.id), title: object.title, note: object.note, isDone: object.isDone, due: object.due,
            repeats: object.repeats.map(Repetition.init),
            place: object.place.map { place in
                Place(
                    name: place.name,
                    distance: position.flatMap { user in place.position.map { distance(from: user, to: $0) } })
            })
    }
}

extension Repetition {
    fileprivate init(_ object: RepetitionObject) {
        self =
            switch object {
            case .daily: .daily
            case .weekly: .weekly
            case .monthly: .monthly
            }
    }
}

extension ScheduleObject {
    init(due: Date?, repeats: Repetition?) {
        let repetition: RepetitionObject? =
            switch repeats {
            case .daily: .daily
            case .weekly: .weekly
            case .monthly: .monthly
            case nil: nil
            }
        self.init(due: due, repeats: repetition)
    }
}

extension WhereaboutsObject {
    /// - Parameters:
    ///   - name: The name of the place; empty for none.
    ///   - position: Where it is, if that is known.
    init(place name: String, at position: PositionObject?) {
        self.init(place: name.isEmpty ? nil : PlaceObject(name: name, position: position))
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
