import Foundation

/// What an app asks of the keychain: a dictionary, taken apart.
struct KeychainQuery {
    let attributes: [String: KeychainValue]
    let data: Data?
    let returnsData: Bool
    let returnsAttributes: Bool
    let wantsAll: Bool

    /// The attributes that name a password; two with the same ones are the same.
    private static let names = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
            kSecAttrSecurityDomain, kSecAttrAccessGroup,
        ],
    ]
    /// What is kept about a password, and does not find it: the keychain has no states that would tell them apart.
    private static let remarks: Set = [kSecAttrAccessible, kSecAttrSynchronizable, kSecAttrAccessControl]

    /// - Throws: `errSecParam` without a class, and `errSecUnimplemented` for one that is not kept.
    init(_ query: [String: Any]) throws {
        guard let kind = query[kSecClass] as? String else { throw Keychain.Failure(status: errSecParam) }
        guard Self.names[kind] != nil else { throw Keychain.Failure(status: errSecUnimplemented) }
        (attributes, data) = try Self.values(of: query)
        func isTrue(_ key: String) -> Bool { (query[key] as? Bool) ?? (query[key] as? NSNumber)?.boolValue ?? false }
        returnsData = isTrue(kSecReturnData)
        returnsAttributes = isTrue(kSecReturnAttributes)
        wantsAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll || (query[kSecMatchLimit] as? Int ?? 1) > 1
    }

    /// Returns the attributes and the password in a dictionary.
    static func values(of query: [String: Any]) throws -> (attributes: [String: KeychainValue], data: Data?) {
        let attributes = query.filter { key, _ in
            !key.hasPrefix("r_") && !key.hasPrefix("m_") && !key.hasPrefix("u_") && key != kSecValueData
                && key != kSecUseDataProtectionKeychain
        }
        let data = query[kSecValueData]
        guard data == nil || data is Data || data is NSData else { throw Keychain.Failure(status: errSecParam) }
        return (attributes.compactMapValues { KeychainValue($0) }, (data as? Data) ?? (data as? NSData).map { $0 as Data })
    }

    var wantsResult: Bool { returnsData || returnsAttributes }

    func matches(_ item: Keychain.Item) -> Bool {
        attributes.allSatisfy { key, value in Self.remarks.contains(key) || item.attributes[key] == value }
    }

    /// Whether an item has the name that the query gives.
    func isSame(_ item: Keychain.Item) -> Bool {
        guard item.attributes[kSecClass] == attributes[kSecClass], case .text(let kind)? = attributes[kSecClass] else { return false }
        return Self.names[kind, default: []].allSatisfy { item.attributes[$0] == attributes[$0] }
    }

    /// What the query asks for about an item.
    func result(of item: Keychain.Item) -> AnyObject {
        guard returnsAttributes else { return (item.data ?? Data()) as NSData }
        var values = item.attributes.mapValues(\.value)
        values[kSecAttrCreationDate] = item.created
        values[kSecAttrModificationDate] = item.modified
        if returnsData { values[kSecValueData] = item.data ?? Data() }
        return values as NSDictionary
    }
}
