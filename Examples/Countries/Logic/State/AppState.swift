import CountriesEntities
import MartletKit

/// The state of one user's session. It is a value without logic: interactors write it, and views read it.
public struct AppState: Equatable, Sendable {
    /// The user's choices, which are stored for later sessions.
    public struct UserData: Equatable, Codable, Sendable {
        public var favorites: Set<Country.Code> = []
        /// The language of the app; `nil` for the system's.
        public var language: AppLanguage?

        public init() {}
    }

    /// The state of the device.
    public struct System: Equatable, Sendable {
        public var isActive = true
        /// The height of the on-screen keyboard, in points.
        public var keyboardHeight: Double = 0
        public var isOnline = true
        /// Whether the server's data is stored for later runs, or only while the process runs.
        public var keepsCountries = true
        /// The push token of this device, once the server has it.
        public var pushToken: String?

        public init() {}
    }

    /// The permissions that the user has granted.
    public struct Permissions: Equatable, Sendable {
        public var push = PermissionState.unknown

        public init() {}
    }

    public typealias Routing = Navigation<AppTab, CountryRoute>

    public var userData = UserData()
    public var lists = Lists()
    public var routing = Routing(tab: .countries)
    public var system = System()
    public var permissions = Permissions()

    public init() {}
}
