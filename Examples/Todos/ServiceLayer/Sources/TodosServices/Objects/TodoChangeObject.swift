import Foundation

/// The changed fields of a todo; the others are `nil`.
public struct TodoChangeObject: Codable, Hashable, Sendable {
    public var title: String?
    public var note: String?
    public var isDone: Bool?
    /// When it is due, if that is changed.
    public var schedule: ScheduleObject?
    /// Where it is, if that is changed.
    public var whereabouts: WhereaboutsObject?

    public init(
        title: String? = nil, note: String? = nil, isDone: Bool? = nil, schedule: ScheduleObject? = nil,
        whereabouts: WhereaboutsObject? = nil
    ) {
        self.title = title
        self.note = note
        self.isDone = isDone
        self.schedule = schedule
        self.whereabouts = whereabouts
    }
}

/// When a todo is due. Without a date it is not, and does not repeat.
public struct ScheduleObject: Codable, Hashable, Sendable {
    public var due: Date?
    public var repeats: RepetitionObject?

    public init(due: Date? = nil, repeats: RepetitionObject? = nil) {
        self.due = due
        self.repeats = repeats
    }
}

/// How often a todo comes again.
public enum RepetitionObject: String, Codable, CaseIterable, Sendable {
    case daily, weekly, monthly
}

/// Where a todo is, or nowhere.
public struct WhereaboutsObject: Codable, Hashable, Sendable {
    public var place: PlaceObject?

    public init(place: PlaceObject? = nil) { self.place = place }
}
