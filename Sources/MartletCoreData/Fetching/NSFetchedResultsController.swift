import Foundation

/// What has become of an object of a controller.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// Is told when the objects of a controller change. It is given a controller of all kinds of objects, which has the same objects.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// A section of a controller's objects.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// The objects of a fetch request, kept up to date.
///
/// Its delegate hears of changes when the code that makes them has ended, or saves.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    /// Without effect: nothing is cached.
    public let cacheName: String?
    public weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The objects; `nil` before ``performFetch()``.
    public private(set) var fetchedObjects: [ResultType]?
    private var places: FetchedPlaces?
    private var observation: (any NSObjectProtocol)?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    /// Without effect: nothing is cached.
    public class func deleteCache(withName name: String?) {}

    /// Fetches the objects, and follows their changes from then on.
    public func performFetch() throws {
        try fetch()
        guard observation == nil else { return }
        // The notification is posted on the context's queue, where the controller is used.
        nonisolated(unsafe) weak let controller = self
        observation = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { note in
            controller?.contextChanged(note)
        }
    }

    private func fetch() throws {
        let objects = try managedObjectContext.fetch(fetchRequest)
        fetchedObjects = objects
        places = FetchedPlaces(objects, sectionNameKeyPath)
    }

    // MARK: Objects and their places

    public var sections: [any NSFetchedResultsSectionInfo]? { places?.sections }
    public var sectionIndexTitles: [String] { places?.sections.compactMap(\.indexTitle) ?? [] }

    /// Returns the object at a section and a place in it.
    public func object(at indexPath: IndexPath) -> ResultType {
        guard let object = places?.sections[indexPath[0]].members[indexPath[1]] as? ResultType else {
            preconditionFailure("Call performFetch() before asking for objects.")
        }
        return object
    }

    public func indexPath(forObject object: ResultType) -> IndexPath? { places?.path(of: object) }

    // MARK: Changes

    private func contextChanged(_ note: Notification) {
        guard let old = places else { return }
        do { try fetch() } catch { return }
        guard let new = places else { return }
        let updated = [NSUpdatedObjectsKey, NSRefreshedObjectsKey].reduce(into: Set<NSManagedObject>()) {
            $0.formUnion(note.userInfo?[$1] as? Set<NSManagedObject> ?? [])
        }
        let changes = old.changes(to: new, updated: updated)
        guard let delegate, !changes.objects.isEmpty || !changes.sections.isEmpty else { return }
        let erased = erased(new)
        delegate.controllerWillChangeContent(erased)
        for change in changes.sections {
            delegate.controller(erased, didChange: change.section, atSectionIndex: change.index, for: change.type)
        }
        for change in changes.objects {
            delegate.controller(erased, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(erased)
    }

    /// Returns a controller of all kinds of objects with the same objects, for the delegate.
    private func erased(_ places: FetchedPlaces) -> NSFetchedResultsController<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
        request.predicate = fetchRequest.predicate
        request.sortDescriptors = fetchRequest.sortDescriptors
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
        controller.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
        controller.places = places
        controller.original = self
        return controller
    }

    /// The controller that this one stands for, as its delegate sees it.
    private weak var original: NSObject?

    public override func isEqual(_ object: Any?) -> Bool {
        guard let object = object as? NSObject else { return false }
        return object === self || object === original
    }

    public override var hash: Int { (original ?? self) === self ? ObjectIdentifier(self).hashValue : original.hashValue }

    deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }
}

/// Where the objects of a controller are.
struct FetchedPlaces {
    struct Section: NSFetchedResultsSectionInfo {
        let name: String
        fileprivate(set) var members: [Any]
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    private(set) var sections: [Section]
    private var paths: [ObjectIdentifier: IndexPath] = [:]
    private var order: [ObjectIdentifier] = []

    init(_ objects: [Any], _ keyPath: String?) {
        sections = keyPath == nil ? [Section(name: "", members: [])] : []
        for object in objects {
            if let keyPath {
                let name = (object as? NSManagedObject)?.value(forKeyPath: keyPath).map { "\($0)" } ?? ""
                if sections.last?.name != name { sections.append(Section(name: name, members: [])) }
            }
            let id = ObjectIdentifier(object as AnyObject)
            paths[id] = IndexPath(indexes: [sections.count - 1, sections[sections.count - 1].members.count])
            order.append(id)
            sections[sections.count - 1].members.append(object)
        }
    }

    func path(of object: Any) -> IndexPath? { paths[ObjectIdentifier(object as AnyObject)] }

    struct Change {
        let object: Any
        let old: IndexPath?
        let new: IndexPath?
        let type: NSFetchedResultsChangeType
    }

    struct SectionChange {
        let section: Section
        let index: Int
        let type: NSFetchedResultsChangeType
    }

    /// Returns how other places differ: what is gone, what is new, what has another place, and what has changed where it is.
    func changes(to new: FetchedPlaces, updated: Set<NSManagedObject>) -> (sections: [SectionChange], objects: [Change]) {
        let names = Set(new.sections.map(\.name))
        let oldNames = Set(sections.map(\.name))
        let sectionChanges =
            sections.enumerated().filter { !names.contains($1.name) }.map { SectionChange(section: $1, index: $0, type: .delete) }
            + new.sections.enumerated().filter { !oldNames.contains($1.name) }.map { SectionChange(section: $1, index: $0, type: .insert) }
        var changes: [Change] = []
        for object in sections.flatMap(\.members) where new.path(of: object) == nil {
            changes.append(Change(object: object, old: path(of: object), new: nil, type: .delete))
        }
        // An object has moved if it stands elsewhere among those that were there before.
        let kept = order.filter { new.paths[$0] != nil }
        let moved = Set(
            new.order.filter { paths[$0] != nil }.difference(from: kept).insertions.map { change in
                if case .insert(_, let id, _) = change { id } else { preconditionFailure("An insertion is one.") }
            })
        for object in new.sections.flatMap(\.members) {
            let (old, place) = (path(of: object), new.path(of: object))
            if old == nil {
                changes.append(Change(object: object, old: nil, new: place, type: .insert))
            } else if moved.contains(ObjectIdentifier(object as AnyObject)) || sectionName(old) != new.sectionName(place) {
                changes.append(Change(object: object, old: old, new: place, type: .move))
            } else if let managed = object as? NSManagedObject, updated.contains(managed) {
                changes.append(Change(object: object, old: old, new: place, type: .update))
            }
        }
        return (sectionChanges, changes)
    }

    private func sectionName(_ path: IndexPath?) -> String? { path.map { sections[$0[0]].name } }
}
