import CountriesEntities
import MartletKit

/// What a push says to this app: `{"aps": {"alert": {…}}, "country": "FR"}`. What is meant for the system is left out.
struct PushMessage: Decodable {
    private let country: String

    /// Where the message leads, or `nil` if it is not for this app.
    static func place(for payload: PushPayload) -> AppState.Routing? {
        guard let message = try? payload.decoded(as: PushMessage.self), let code = CountryCode(linkValue: message.country) else {
            return nil
        }
        return AppState.Routing(tab: .countries, path: [.details(code.text)])
    }
}
