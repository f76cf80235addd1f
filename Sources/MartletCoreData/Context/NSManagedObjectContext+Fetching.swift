import Foundation

extension NSManagedObjectContext {
    /// Returns the objects that a request asks for, with changes that are not saved.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let entity = try request.entity(in: self)
        if request.resultType == .countResultType { return [NSNumber(value: try count(for: request))] as? [T] ?? [] }
        let objects = try objects(entity, request)
        switch request.resultType {
        case .managedObjectIDResultType: return objects.map(\.objectID) as? [T] ?? []
        case .dictionaryResultType: return Self.dictionaries(objects, request) as? [T] ?? []
        default:
            return try objects.map { object in
                guard let object = object as? T else {
                    throw CoreDataError.make(
                        NSManagedObjectValidationError,
                        "Objects of the entity \(entity.title) are of the class \(type(of: object)), not \(T.self). "
                            + "The model names the class \(entity.managedObjectClassName ?? "").")
                }
                return object
            }
        }
    }

    /// Returns the number of objects that a request asks for.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        let entity = try request.entity(in: self)
        if parent == nil, !hasChanges, request.fetchLimit == 0, request.fetchOffset == 0, let store = persistentStoreCoordinator?.store,
            let clause = condition(entity, request)
        {
            return try store.count(entity, clause)
        }
        return try objects(entity, request).count
    }

    private func objects<T>(_ entity: NSEntityDescription, _ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        let includesPending = request.includesPendingChanges && hasChanges
        var objects: [NSManagedObject]
        var isSorted = false
        var isCut = false
        let descriptors = request.sortDescriptors ?? []
        if let parent {
            let ids = try parent.performAndWait { try parent.objects(entity, request.uncut).map(\.objectID) }
            objects = ids.map { object($0) }
            isSorted = true
        } else {
            guard let store = persistentStoreCoordinator?.store else {
                throw CoreDataError.make(
                    NSPersistentStoreOpenError, "The context has no store. Load the container's stores before fetching.")
            }
            let clause = condition(entity, request)
            let ordering = translator(entity).ordering(descriptors)
            isSorted = ordering != nil
            var sql = (clause ?? condition(entity, nil, request.includesSubentities) ?? SQLText(sql: "")) + " ORDER BY "
            sql = sql + (ordering ?? SQLText(sql: "t._row"))
            isCut = clause != nil && isSorted && !includesPending && (request.fetchLimit > 0 || request.fetchOffset > 0)
            if isCut { sql = sql + " LIMIT \(request.fetchLimit > 0 ? request.fetchLimit : -1) OFFSET \(request.fetchOffset)" }
            objects = try store.rows(RowReader(entity: entity), sql).map {
                read($0.id, $0.row, refreshes: request.shouldRefreshRefetchedObjects)
            }
            if clause == nil, let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
        }
        if includesPending {
            objects = withPendingChanges(objects, entity, request)
            isSorted = false
        }
        if !isSorted { objects = ObjectOrder(descriptors: descriptors).sorted(objects) }
        guard !isCut else { return objects }
        objects = Array(objects.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
    }

    private func translator(_ entity: NSEntityDescription) -> PredicateTranslator {
        PredicateTranslator(entity: entity, followsRelationships: !hasChanges)
    }

    /// Returns the part of a statement that tests objects; `nil` if SQLite cannot evaluate the predicate.
    private func condition<T>(_ entity: NSEntityDescription, _ request: NSFetchRequest<T>) -> SQLText? {
        condition(entity, request.predicate, request.includesSubentities)
    }

    private func condition(_ entity: NSEntityDescription, _ predicate: NSPredicate?, _ includesSubentities: Bool) -> SQLText? {
        let names = includesSubentities ? entity.family.map(\.title) : [entity.title]
        var result = SQLText(
            sql: "WHERE t._entity IN (\(names.map { _ in "?" }.joined(separator: ", ")))", arguments: names.map(\.databaseValue))
        if let predicate {
            guard let condition = translator(entity).condition(predicate) else { return nil }
            result = result + " AND " + condition
        }
        return result
    }

    /// Returns the object of a row.
    private func read(_ id: NSManagedObjectID, _ row: ManagedRow, refreshes: Bool) -> NSManagedObject {
        let object = object(id)
        guard object.row == nil || (refreshes && !object.hasChanges) else { return object }
        object.row = row
        for (name, attribute) in object.entity.attributesByName where attribute.isTransient {
            object.row?.values[name] = attribute.initialValue
        }
        object.awakeFromFetch()
        return object
    }

    /// Returns the objects that match now, from those that match in the store.
    private func withPendingChanges<T>(
        _ stored: [NSManagedObject], _ entity: NSEntityDescription, _ request: NSFetchRequest<T>
    ) -> [NSManagedObject] {
        let matches = { (object: NSManagedObject) in
            (request.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity)
                && request.predicate?.evaluate(with: object) ?? true
        }
        var seen: Set<ObjectIdentifier> = []
        var result = stored.filter { object in
            seen.insert(ObjectIdentifier(object))
            return !deleted.contains(object) && (!updated.contains(object) || matches(object))
        }
        for object in updated.objects + inserted.objects where seen.insert(ObjectIdentifier(object)).inserted && matches(object) {
            result.append(object)
        }
        return result
    }

    private static func dictionaries<T>(_ objects: [NSManagedObject], _ request: NSFetchRequest<T>) -> [NSDictionary] {
        var seen: Set<NSDictionary> = []
        return objects.compactMap { object in
            let names = request.propertiesToFetch?.map(UniqueValues.name) ?? object.entity.attributesByName.keys.sorted()
            let result = NSMutableDictionary()
            for name in names {
                if let value = object.value(forKeyPath: name) { result.setObject(value, forKey: name as NSString) }
            }
            return !request.returnsDistinctResults || seen.insert(result).inserted ? result : nil
        }
    }

    // MARK: Rows

    func readRow(of id: NSManagedObjectID) -> ManagedRow? {
        if let parent {
            return parent.performAndWait {
                let object = parent.object(id)
                guard parent.inserted.contains(object) || parent.readsRow(of: object) else { return nil }
                var row = object.loadedRow
                // Relationships are read one by one, from the parent.
                row.related = row.related.filter { id.entity.relationshipsByName[$0.key]?.isToMany == false }
                return row
            }
        }
        guard let store = persistentStoreCoordinator?.store else { return nil }
        do {
            return try store.row(id)
        } catch {
            FileHandle.standardError.write(Data("Core Data could not read a row: \(error)\n".utf8))
            return nil
        }
    }

    private func readsRow(of object: NSManagedObject) -> Bool { object.row != nil || readRow(of: object.objectID) != nil }

    func readRelated(_ relationship: NSRelationshipDescription, of id: NSManagedObjectID) -> [NSManagedObjectID] {
        if let parent { return parent.performAndWait { parent.object(id).relatedIDs(relationship) } }
        guard let store = persistentStoreCoordinator?.store, !id.isTemporaryID else { return [] }
        do {
            return try store.related(relationship, of: id)
        } catch {
            FileHandle.standardError.write(Data("Core Data could not read a relationship: \(error)\n".utf8))
            return []
        }
    }
}

extension NSFetchRequest {
    /// The same without limits.
    fileprivate var uncut: NSFetchRequest<ResultType> {
        let request = NSFetchRequest<ResultType>()
        request.entity = entity
        request.predicate = predicate
        request.sortDescriptors = sortDescriptors
        request.includesSubentities = includesSubentities
        return request
    }
}
