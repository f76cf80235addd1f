/// Identifies a part of a store.
///
/// Closures cannot be compared, so the source location of the call identifies the part. A row's view therefore gets the same store each
/// time its list is evaluated, and is not evaluated itself.
struct PartKey: Hashable {
    let type: ObjectIdentifier
    let path: AnyKeyPath
    var id: AnyHashable?
    let file: String
    let line: UInt
    let column: UInt
}

extension Store {
    /// Returns a store for one part of the state. Its inputs are converted to inputs of this store.
    ///
    ///     ProfileView(store: store.scope(\.profile) { .profile($0) })
    ///
    /// The part shares this store's state; nothing is copied. The same call in the source returns the same store while anyone keeps it
    /// alive, with the latest closure.
    public func scope<Part, PartInput>(
        _ path: KeyPath<State, Part>, _ embed: @escaping @MainActor (PartInput) -> Input,
        fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Store<Part, PartInput> {
        let key = PartKey(type: ObjectIdentifier(Store<Part, PartInput>.self), path: path, file: fileID, line: line, column: column)
        return part(key, place.place(at: path), embed)
    }

    /// Returns a store for the value of an optional; `nil` if the optional is `nil`.
    ///
    ///     if let detail = store.scope(\.detail, { .detail($0) }) { DetailView(store: detail) }
    ///
    /// The calling view is evaluated again when the value appears or disappears. After the value is removed, its store keeps the last
    /// value, for a view that is disappearing.
    public func scope<Part, PartInput>(
        _ path: KeyPath<State, Part?>, _ embed: @escaping @MainActor (PartInput) -> Input,
        fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Store<Part, PartInput>? {
        place.watchForView(PlaceKey(.presence, path)) { PresenceWatch(path) }
        guard let below = place.place(ifPresent: path) else { return nil }
        let key = PartKey(type: ObjectIdentifier(Store<Part, PartInput>.self), path: path, file: fileID, line: line, column: column)
        return part(key, below, embed)
    }

    /// Returns a store for an element; `nil` if there is no element with the id.
    ///
    ///     ForEach(store.ids(\.rows), id: \.self) { id in
    ///         if let row = store.scope(\.rows, id: id, { .row(id, $0) }) { RowView(store: row) }
    ///     }
    ///
    /// The calling view is evaluated again when the element is inserted or removed. After the element is removed, its store keeps the last
    /// value.
    public func scope<Elements: RandomAccessCollection, PartInput>(
        _ path: KeyPath<State, Elements>, id: Elements.Element.ID, _ embed: @escaping @MainActor (PartInput) -> Input,
        fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Store<Elements.Element, PartInput>? where Elements.Element: Identifiable {
        let elements = place.elements(path)
        elements.observePresence(of: id)
        guard let below = elements.place(of: id) else { return nil }
        let type = ObjectIdentifier(Store<Elements.Element, PartInput>.self)
        return part(PartKey(type: type, path: path, id: id, file: fileID, line: line, column: column), below, embed)
    }

    /// The ids of a collection's elements. A view that reads them is evaluated again when elements are inserted, removed or moved, but not
    /// when they change.
    public func ids<Elements: RandomAccessCollection>(_ path: KeyPath<State, Elements>) -> [Elements.Element.ID]
    where Elements.Element: Identifiable {
        place.elements(path).observeOrder()
        return place.withValue { $0[keyPath: path].map(\.id) }
    }

    /// Returns a read-only store for one part of the state.
    ///
    ///     ProfileHeader(store: store.scope(\.profile))
    public func scope<Part>(
        _ path: KeyPath<State, Part>, fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Store<Part, Never> {
        scope(path, unreachable, fileID: fileID, line: line, column: column)
    }

    /// Returns a read-only store for the value of an optional; `nil` if the optional is `nil`.
    public func scope<Part>(
        _ path: KeyPath<State, Part?>, fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Store<Part, Never>? {
        scope(path, unreachable, fileID: fileID, line: line, column: column)
    }

    /// Returns a read-only store for an element; `nil` if there is no element with the id.
    ///
    ///     if let row = store.scope(\.rows, id: id) { RowView(store: row) }
    public func scope<Elements: RandomAccessCollection>(
        _ path: KeyPath<State, Elements>, id: Elements.Element.ID, fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Store<Elements.Element, Never>? where Elements.Element: Identifiable {
        scope(path, id: id, unreachable, fileID: fileID, line: line, column: column)
    }

    /// A read-only version of this store.
    public var readOnly: Store<State, Never> {
        scope(\.self)
    }

    private func part<Part, PartInput>(
        _ key: PartKey, _ below: StatePlace<Part>, _ embed: @escaping @MainActor (PartInput) -> Input
    ) -> Store<Part, PartInput> {
        let route: @MainActor (PartInput) -> EffectTask = { [self] in send(embed($0)) }
        if let part = parts[key]?.object as? Store<Part, PartInput> {
            part.route = route
            return part
        }
        let part = Store<Part, PartInput>(below, route)
        parts[key] = Weak(part)
        return part
    }
}

/// Handles an input of type `Never`, which has no values to send.
func unreachable<Result>(_ input: Never) -> Result {}
