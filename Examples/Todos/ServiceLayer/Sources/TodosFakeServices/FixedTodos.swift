import Foundation
import TodosServices

extension FakeApiService {
    /// The todos of every fake environment.
    public static let fixedTodos = [
        TodoObject(
            id: 1, title: "Water the tomatoes", note: "Two cans, in the evening. The ones by the wall need more.",
            due: day(2027, 6, 3), repeats: .daily),
        TodoObject(
            id: 2, title: "Return the ladder", note: "It belongs to number 12.", due: day(2027, 6, 9),
            place: PlaceObject(name: "Number 12", position: PositionObject(latitude: 51.3421, longitude: 12.3768))),
        TodoObject(id: 3, title: "Mend the kitchen drawer", isDone: true),
        TodoObject(
            id: 4, title: "Buy stamps", due: day(2027, 6, 1),
            place: PlaceObject(name: "Post office", position: PositionObject(latitude: 51.3466, longitude: 12.3829))),
        TodoObject(id: 5, title: "Answer Marta’s letter", note: "Ask how the move went."),
        TodoObject(id: 6, title: "Book the ferry", isDone: true, due: day(2027, 5, 20)),
    ]

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
    }
}
