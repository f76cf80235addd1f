import Foundation

/// Whether an app may see the user's contacts.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum CNEntityType: Int, Sendable { case contacts }

/// Why an app sees no contacts.
public struct CNError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case recordDoesNotExist = 200
    }

    public static let errorDomain = "CNErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public var errorDescription: String? { "A page cannot see the user's contacts." }
}

/// The contacts that an app wants.
open class CNContactFetchRequest: NSObject {
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true

    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// Changes of contacts. None is made.
open class CNSaveRequest: NSObject {
    public override init() { super.init() }
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}

/// The user's contacts: a page does not see them, as if the user had denied it.
open class CNContactStore: NSObject {
    public override init() { super.init() }

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        // Later, as the answer of a user would come.
        DispatchQueue.main.async { completionHandler(false, CNError(.authorizationDenied)) }
    }
    /// - Throws: ``CNError``.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }

    /// - Throws: ``CNError``.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }
    /// - Throws: ``CNError``.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        throw CNError(.authorizationDenied)
    }
    /// - Throws: ``CNError``.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.authorizationDenied)
    }
    /// - Throws: ``CNError``.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
    open func defaultContainerIdentifier() -> String { "" }
}
