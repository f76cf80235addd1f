import Foundation
import Synchronization

/// What can be the result of a fetch request.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of an object, in whatever context. It stays the same when the object is saved, unless the save finds the object in the store.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
    // Entities do not change after a store is opened with their model.
    public let entity: NSEntityDescription
    let key: UUID
    private let temporary: Atomic<Bool>

    init(entity: NSEntityDescription, key: UUID = UUID(), isTemporary: Bool) {
        self.entity = entity
        self.key = key
        temporary = Atomic(isTemporary)
    }

    /// Whether the object has never been saved.
    public var isTemporaryID: Bool { temporary.load(ordering: .relaxed) }

    func becomePermanent() { temporary.store(false, ordering: .relaxed) }

    /// An address for the object: `x-coredata://UUID/Entity`.
    public func uriRepresentation() -> URL {
        URL(string: "x-coredata://\(key.uuidString)/\(entity.title)") ?? URL(fileURLWithPath: key.uuidString)
    }

    public override var hash: Int { key.hashValue }
    public override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.key == key }
    public override var description: String { uriRepresentation().absoluteString }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
