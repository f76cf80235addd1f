@_exported import Foundation

// - Partly import Security: generic and internet passwords of the keychain, in an encrypted file of the user's, and random bytes; no keys, no certificates

public typealias OSStatus = Int32

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275

// Apple's constants are of type CFString. Here they are strings, so `as String` and `as NSString` do what they do there.
public let kSecClass = "class"
public let kSecClassGenericPassword = "genp"
public let kSecClassInternetPassword = "inet"
/// Not kept: the keychain here holds passwords.
public let kSecClassKey = "keys"
/// Not kept: the keychain here holds passwords.
public let kSecClassCertificate = "cert"
/// Not kept: the keychain here holds passwords.
public let kSecClassIdentity = "idnt"

public let kSecAttrAccount = "acct"
public let kSecAttrService = "svce"
public let kSecAttrServer = "srvr"
public let kSecAttrGeneric = "gena"
public let kSecAttrLabel = "labl"
public let kSecAttrDescription = "desc"
public let kSecAttrComment = "icmt"
public let kSecAttrPort = "port"
public let kSecAttrPath = "path"
public let kSecAttrProtocol = "ptcl"
public let kSecAttrProtocolHTTP = "http"
public let kSecAttrProtocolHTTPS = "htps"
public let kSecAttrSecurityDomain = "sdmn"
public let kSecAttrAuthenticationType = "atyp"
public let kSecAttrAccessGroup = "agrp"
public let kSecAttrAccessible = "pdmn"
public let kSecAttrSynchronizable = "sync"
public let kSecAttrSynchronizableAny = "syna"
public let kSecAttrCreationDate = "cdat"
public let kSecAttrModificationDate = "mdat"
public let kSecAttrAccessControl = "accc"
public let kSecAttrAccessibleWhenUnlocked = "ak"
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"

public let kSecValueData = "v_Data"
public let kSecReturnData = "r_Data"
public let kSecReturnAttributes = "r_Attributes"
public let kSecReturnRef = "r_Ref"
public let kSecReturnPersistentRef = "r_PersistentRef"
public let kSecMatchLimit = "m_Limit"
public let kSecMatchLimitOne = "m_LimitOne"
public let kSecMatchLimitAll = "m_LimitAll"
public let kSecUseDataProtectionKeychain = "nleg"
public let kSecUseAuthenticationContext = "u_AuthCtx"
public let kSecUseOperationPrompt = "u_OpPrompt"

// Apple's functions take CFDictionary and CFTypeRef, which are not there: `as CFDictionary` is one of these types.
public typealias CFDictionary = [String: Any]
public typealias CFString = String
public typealias CFData = Data
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = Bool
public let kCFBooleanTrue: Bool! = true
public let kCFBooleanFalse: Bool! = false

/// Keeps a password.
///
/// Passwords are in `Library/Keychains` of the user's folder, encrypted with a key that lies beside them, readable by the server's user alone. This keeps
/// them out of a listing or a copy of one file. It does not keep them from somebody who can read the folder.
@discardableResult
public func SecItemAdd(_ attributes: [String: Any], _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.status { keychain in
        let query = try KeychainQuery(attributes)
        let item = try keychain.add(query)
        if query.wantsResult { result?.pointee = query.result(of: item) }
    }
}

/// Finds passwords whose attributes are those of the query.
///
/// - Parameter result: Gets what the query asks for: `Data`, a dictionary of attributes, or an array of them with `kSecMatchLimitAll`.
@discardableResult
public func SecItemCopyMatching(_ query: [String: Any], _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.status { keychain in
        let query = try KeychainQuery(query)
        let items = try keychain.items(matching: query)
        guard query.wantsResult else { return }
        result?.pointee = query.wantsAll ? items.map { query.result(of: $0) } as NSArray : items.first.map { query.result(of: $0) }
    }
}

/// Changes attributes of the passwords that a query finds.
@discardableResult
public func SecItemUpdate(_ query: [String: Any], _ attributesToUpdate: [String: Any]) -> OSStatus {
    Keychain.status { try $0.update(KeychainQuery(query), with: attributesToUpdate) }
}

/// Removes the passwords that a query finds.
@discardableResult
public func SecItemDelete(_ query: [String: Any]) -> OSStatus {
    Keychain.status { try $0.delete(KeychainQuery(query)) }
}

/// Returns a text about a status.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> String? {
    switch status {
    case errSecSuccess: "No error."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecUnimplemented: "The keychain keeps passwords only."
    case errSecDecode: "Unable to decode the provided data."
    case errSecIO: "The keychain's file could not be read or written."
    default: "The status is \(status)."
    }
}

/// The system's random numbers.
public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self) }
    return errSecSuccess
}
