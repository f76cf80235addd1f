import CountriesEntities
import MartletKit

/// What one user's run of the app knows. It is a value without logic: interactors write it, views read it.
public struct AppState: Equatable, Sendable {
    /// What the user has chosen, and finds again next time.
    public struct UserData: Equatable, Codable, Sendable {
        public var favorites: Set<Country.Code> = []
        /// The language of the app; `nil` follows the user's system.
        public var language: AppLanguage?

        public init() {}
    }

    /// What is true of the device.
    public struct System: Equatable, Sendable {
        public var isActive = true
        /// How much of the window the on-screen keyboard covers, in points.
        public var keyboardHeight: Double = 0
        public var isOnline = true
        /// Whether what the server tells is kept for the next run, or only as long as this process lives.
        public var keepsCountries = true
        /// Under which the server may reach this run of the app, once it has been told.
        public var pushToken: String?

        public init() {}
    }

    /// What the user has allowed.
    public struct Permissions: Equatable, Sendable {
        public var push = PermissionState.unknown

        public init() {}
    }

    public typealias Routing = Navigation<AppTab, CountryRoute>

    public var userData = UserData()
    public var routing = Routing(tab: .countries)
    public var system = System()
    public var permissions = Permissions()

    public init() {}
}
