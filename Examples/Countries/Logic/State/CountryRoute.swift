import CountriesEntities
import MartletKit

/// The tabs of the app.
public enum AppTab: String, CaseIterable, Codable, Sendable {
    case countries
    case favorites
    case settings
}

/// A screen in a tab, or above it. In a URL it is written `FR` or `flag-FR`.
public enum CountryRoute: Route, Sendable {
    case details(Country.Code)
    case flag(Country.Code)
    /// Explains how to allow notifications.
    case permissionHelp

    private static let flagMark = "flag-"
    private static let help = "help"
}

extension CountryRoute: LosslessStringConvertible {
    public var description: String {
        switch self {
        case .details(let code): code
        case .flag(let code): Self.flagMark + code
        case .permissionHelp: Self.help
        }
    }

    public init?(_ description: String) {
        if description == Self.help {
            self = .permissionHelp
            return
        }
        let isFlag = description.hasPrefix(Self.flagMark)
        guard let code = CountryCode(linkValue: isFlag ? String(description.dropFirst(Self.flagMark.count)) : description) else {
            return nil
        }
        self = isFlag ? .flag(code.text) : .details(code.text)
    }
}
