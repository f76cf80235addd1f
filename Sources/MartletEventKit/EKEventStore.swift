@_exported import Foundation

// - Partly import EventKit: it compiles, and calendars and reminders are denied

/// Whether an app may see the user's calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static let authorized = EKAuthorizationStatus.fullAccess
}
public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// Why an app sees no calendars.
public struct EKError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case eventNotMutable = 0
        case noCalendar = 1
        case noStartDate = 2
        case noEndDate = 3
        case datesInverted = 4
        case internalFailure = 5
        case eventStoreNotAuthorized = 29
    }

    public static let errorDomain = "EKErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public var errorDescription: String? { "A page cannot see the user's calendars." }
}

/// Something of a calendar.
open class EKObject: NSObject {
    override init() { super.init() }
}

public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }

open class EKSource: EKObject {
    open var title: String { "" }
    open var sourceIdentifier: String { "" }
}

/// A calendar. The user's own are not seen.
open class EKCalendar: EKObject {
    open var title = ""
    open var source: EKSource!
    open var calendarIdentifier: String { "" }
    open var allowsContentModifications: Bool { false }
    open var type: EKCalendarType { .local }

    public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

/// When a user is reminded.
open class EKAlarm: EKObject {
    open var absoluteDate: Date?
    open var relativeOffset: TimeInterval = 0

    public init(absoluteDate date: Date) {
        super.init()
        absoluteDate = date
    }
    public init(relativeOffset offset: TimeInterval) {
        super.init()
        relativeOffset = offset
    }
}

public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

open class EKRecurrenceEnd: NSObject {
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

open class EKRecurrenceRule: EKObject {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    public let recurrenceEnd: EKRecurrenceEnd?
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    }
}

/// An event or a reminder.
open class EKCalendarItem: EKObject {
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var calendar: EKCalendar!
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var calendarItemIdentifier: String { "" }

    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

open class EKEvent: EKCalendarItem {
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var eventIdentifier: String! { nil }

    public init(eventStore: EKEventStore) { super.init() }
}

open class EKReminder: EKCalendarItem {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0

    public init(eventStore: EKEventStore) { super.init() }
}

/// The user's calendars: a page does not see them, as if the user had denied it.
open class EKEventStore: NSObject {
    public override init() { super.init() }

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { deny(completion) }
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { deny(completion) }
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { deny(completion) }
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { deny(completion) }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders() async throws -> Bool { false }

    private func deny(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        // Later, as the answer of a user would come.
        DispatchQueue.main.async { completion(false, nil) }
    }

    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open var sources: [EKSource] { [] }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        completion(nil)
        return 0
    }
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: false)
    }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// - Throws: ``EKError``.
    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    /// - Throws: ``EKError``.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// - Throws: ``EKError``.
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    /// - Throws: ``EKError``.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// - Throws: ``EKError``.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// - Throws: ``EKError``.
    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
}

/// Posted on Apple's platforms when calendars change. Here it is never posted.
extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
