import MartletCombine

/// The storage of a property whose value a snapshot can contain.
@MainActor
protocol SavableStorage: AnyObject {
    /// The type of the value.
    var savedType: Any.Type { get }
    /// Whether the property owns its value. Another one's object is saved there.
    var isOwner: Bool { get }
    /// Whether the value is more than the initial one that a new view would have: it was changed, or it is an object.
    var hasState: Bool { get }
    /// Returns the value as JSON; `nil` if it cannot be encoded.
    func saved() -> String?
    /// The parts of the value that begin anew although it is saved, such as `Editor.cursor: Cursor`.
    var unsavedParts: [String] { get }
    /// Takes a saved value instead of the initial one, before anything has read it.
    /// - Returns: Whether the value could be decoded.
    func restore(_ json: String) -> Bool
}

extension StateBox: SavableStorage {
    var savedType: Any.Type { Value.self }
    var isOwner: Bool { true }
    var hasState: Bool { wasChanged || Value.self is AnyObject.Type }
    func saved() -> String? { SavedCoding.encode(current) }
    var unsavedParts: [String] { SavedCoding.unsavedParts(of: current) }

    func restore(_ json: String) -> Bool {
        guard let value = SavedCoding.decode(json, from: current) else { return false }
        begin(with: value)
        return true
    }
}

extension ObjectSubscription: SavableStorage {
    var savedType: Any.Type { Object.self }
    var hasState: Bool { true }
    func saved() -> String? { SavedCoding.encode(object) }
    var unsavedParts: [String] { SavedCoding.unsavedParts(of: object) }

    func restore(_ json: String) -> Bool {
        guard let object = SavedCoding.decode(json, from: object) else { return false }
        observe(object)
        return true
    }
}
