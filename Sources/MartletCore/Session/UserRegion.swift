import Foundation
import MartletElements
import MartletGraph
import Synchronization

/// The language, region, calendar and time zone of a user.
///
/// They are what `Locale.current`, `Calendar.current` and `TimeZone.current` return while the user's session runs, and so what formatters use by
/// default. Apple's are those of the device.
struct UserRegion: Equatable, Sendable {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    init(locale: Locale, timeZone: TimeZone) {
        self.locale = locale
        self.timeZone = timeZone
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// Creates the region that a browser reports. A time zone that does not exist is Greenwich's.
    init(_ traits: ClientTraits) {
        self.init(locale: KnownLocales.locale(for: traits.locale), timeZone: TimeZone(identifier: traits.timeZone) ?? .gmt)
    }

    /// The region of code that runs for no user: the language is that of the process's environment, or American English.
    static let ofProcess = {
        let variables = ProcessInfo.processInfo.environment
        let language = ["LC_ALL", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
        return UserRegion(locale: KnownLocales.locale(for: language), timeZone: NSTimeZone.default)
    }()
}

/// The region of one session. Every thread can read it, because formatters are used on every thread.
final class SessionRegion: Sendable {
    private let stored: Mutex<UserRegion>

    init(_ region: UserRegion) { stored = Mutex(region) }

    var value: UserRegion {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

/// Returns the region of the user for whom code runs. A view that calls it is evaluated again when the region changes.
private func currentRegion() -> UserRegion {
    if isOnMainQueue { onMainQueue { CurrentSession.context?.regionWasRead() } }
    return CurrentSession.region?.value ?? .ofProcess
}

// The functions that replace Foundation's. `CMartletRegion` calls them.

@_silgen_name("martlet_current_locale")
package func currentLocale() -> Locale { currentRegion().locale }

@_silgen_name("martlet_preferred_languages")
package func preferredLanguages() -> [String] { [currentRegion().locale.identifier(.bcp47)] }

@_silgen_name("martlet_current_calendar")
package func currentCalendar() -> Calendar { currentRegion().calendar }

@_silgen_name("martlet_current_time_zone")
package func currentTimeZone() -> TimeZone { currentRegion().timeZone }
