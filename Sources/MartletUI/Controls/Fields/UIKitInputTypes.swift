import MartletCore

// UIKit types that SwiftUI's modifiers take.

/// The type of an on-screen keyboard.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch
    case asciiCapableNumberPad

    public static var alphabet: UIKeyboardType { .asciiCapable }

    /// The nearest keyboard that the host has; `nil` is the default keyboard.
    var name: String? {
        switch self {
        case .default, .namePhonePad, .twitter: nil
        case .asciiCapable: "asciiCapable"
        case .numberPad, .asciiCapableNumberPad: "numberPad"
        case .numbersAndPunctuation, .decimalPad: "decimalPad"
        case .phonePad: "phonePad"
        case .emailAddress: "emailAddress"
        case .URL: "URL"
        case .webSearch: "webSearch"
        }
    }
}

/// Which letters an on-screen keyboard capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// The meaning of a field's text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "middle-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "job-title")
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line-1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
    public static let addressCity = UITextContentType(rawValue: "address-city")
    public static let addressState = UITextContentType(rawValue: "address-state")
    public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "telephone-number")
    public static let emailAddress = UITextContentType(rawValue: "email-address")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    public static let dateTime = UITextContentType(rawValue: "date-time")
}
