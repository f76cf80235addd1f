import Foundation
import MartletCore
import MartletCoreLocation

/// When a notification is delivered.
// Constants alone, also in the subclasses.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification is delivered again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// Returns the next date after a date; `nil` if there is none.
    func next(after date: Date) -> Date? { nil }
}

/// Delivers a notification after a number of seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// In seconds.
    public let timeInterval: TimeInterval

    /// - Parameters:
    ///   - timeInterval: In seconds, more than 0. If the trigger repeats, at least 60. Anything else ends the program, as on Apple's platforms.
    ///   - repeats: Whether the notification is delivered again each time that the interval has passed.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "The time interval of a notification must be greater than 0.")
        precondition(!repeats || timeInterval >= 60, "The time interval of a notification that repeats must be at least 60 seconds.")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    public func nextTriggerDate() -> Date? { next(after: .now) }

    override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Delivers a notification at dates that match.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    /// The calendar of the session that has made the trigger, in the user's time zone.
    private let calendar: Calendar

    /// - Parameters:
    ///   - dateComponents: What the date must match, such as the hour and the minute. Without a time zone, that of the user's browser counts.
    ///   - repeats: Whether the notification is delivered at each such date, and not at the next one alone.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        let zone = onMainQueue { CurrentSession.context?.window.timeZone }.flatMap { TimeZone(identifier: $0) }
        var calendar = dateComponents.calendar ?? Calendar.current
        if let zone = dateComponents.timeZone ?? zone { calendar.timeZone = zone }
        self.calendar = calendar
        super.init(repeats: repeats)
    }

    public func nextTriggerDate() -> Date? { next(after: .now) }

    override func next(after date: Date) -> Date? {
        var components = dateComponents
        components.calendar = nil
        components.timeZone = nil
        return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
    }
}

/// Delivers a notification when the user enters or leaves a region, which no page can watch: the notification stays pending.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let region: CLRegion

    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}

/// Marks a notification of a push service.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
