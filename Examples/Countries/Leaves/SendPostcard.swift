import CountriesEntities
import SwiftUI

#if canImport(UserNotifications)
import UserNotifications
#endif

/// Shows the user a notification about a country, where the server cannot push one. Opening it opens the country.
@MainActor
public struct SendPostcard: DynamicProperty {
    #if !canImport(UserNotifications)
    @Environment(\.notify) private var notify
    #endif

    public init() {}

    public func callAsFunction(of country: Country) {
        let body = Country.flag(of: country.code)
        #if canImport(UserNotifications)
        let content = UNMutableNotificationContent()
        content.title = country.name
        content.body = body
        content.userInfo = ["country": country.code]
        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: country.code, content: content, trigger: nil))
        #else
        notify(country.name, body: body, payload: ["country": .string(country.code)])
        #endif
    }
}
