@_exported import Foundation

// - Partly import Contacts: it compiles, contacts can be made and read, and the user's own are denied

public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

public final class CNPhoneNumber: NSObject, Sendable {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
}

open class CNPostalAddress: NSObject, @unchecked Sendable {
    open var street = ""
    open var city = ""
    open var state = ""
    open var postalCode = ""
    open var country = ""
    open var isoCountryCode = ""
}
public final class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    public override init() { super.init() }
}

/// A value with the name of its kind, such as a number at work.
public final class CNLabeledValue<ValueType>: NSObject {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }

    /// The English name of a label.
    public class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
    }
}

public enum CNContactType: Int, Sendable { case person, organization }

/// Somebody. Of the user's own contacts, an app sees none.
open class CNContact: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    open internal(set) var contactType = CNContactType.person
    public internal(set) var values = CNContactValues()

    open var givenName: String { values.givenName }
    open var middleName: String { values.middleName }
    open var familyName: String { values.familyName }
    open var nickname: String { values.nickname }
    open var organizationName: String { values.organizationName }
    open var jobTitle: String { values.jobTitle }
    open var note: String { values.note }
    open var birthday: DateComponents? { values.birthday }
    open var imageData: Data? { values.imageData }
    open var thumbnailImageData: Data? { values.imageData }
    open var imageDataAvailable: Bool { values.imageData != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }

    public override init() { super.init() }

    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
}

/// What is known of somebody.
public struct CNContactValues {
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var nickname = ""
    var organizationName = ""
    var jobTitle = ""
    var note = ""
    var birthday: DateComponents?
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
}

/// Somebody whose values an app sets.
public final class CNMutableContact: CNContact, @unchecked Sendable {
    public override var givenName: String {
        get { values.givenName }
        set { values.givenName = newValue }
    }
    public override var middleName: String {
        get { values.middleName }
        set { values.middleName = newValue }
    }
    public override var familyName: String {
        get { values.familyName }
        set { values.familyName = newValue }
    }
    public override var nickname: String {
        get { values.nickname }
        set { values.nickname = newValue }
    }
    public override var organizationName: String {
        get { values.organizationName }
        set { values.organizationName = newValue }
    }
    public override var jobTitle: String {
        get { values.jobTitle }
        set { values.jobTitle = newValue }
    }
    public override var note: String {
        get { values.note }
        set { values.note = newValue }
    }
    public override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    public override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    public override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    public override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
    public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Writes names, the given name first.
open class CNContactFormatter: NSObject {
    open var style = CNContactFormatterStyle.fullName

    public override init() { super.init() }

    /// The name of somebody, or of the organization; `nil` without one.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let name = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : name
    }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { CNContactGivenNameKey }
}
