import CountriesEntities
import MartletKit

/// The part of a push payload that concerns the app: `{"aps": {"alert": {…}}, "country": "FR"}`.
struct PushMessage: Decodable {
    private let country: String

    /// Returns the place that the message leads to, or `nil` if it is not for this app.
    static func place(for payload: PushPayload) -> AppState.Routing? {
        guard let message = try? payload.decoded(as: PushMessage.self), let code = CountryCode(linkValue: message.country) else {
            return nil
        }
        return AppState.Routing(tab: .countries, path: [.details(code.text)])
    }
}
