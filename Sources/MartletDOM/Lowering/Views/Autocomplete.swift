/// HTML's `autocomplete` values.
enum Autocomplete {
    /// UIKit's names that differ from HTML's.
    private static let names = [
        "name-prefix": "honorific-prefix", "middle-name": "additional-name", "name-suffix": "honorific-suffix",
        "job-title": "organization-title", "organization-name": "organization", "full-street-address": "street-address",
        "street-address-line-1": "address-line1", "street-address-line-2": "address-line2", "address-city": "address-level2",
        "address-state": "address-level1", "sublocality": "address-level3", "telephone-number": "tel", "email-address": "email",
        "credit-card-number": "cc-number", "password": "current-password", "birthdate": "bday",
    ]

    static func name(of contentType: String) -> String { names[contentType] ?? contentType }
}
