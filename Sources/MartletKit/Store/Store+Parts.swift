/// What tells the parts of a store apart.
///
/// A part is found again by where in the source it is asked for, as closures cannot be compared. So a row's view gets the same store each time
/// that its list is evaluated, and need not be evaluated itself.
struct PartKey: Hashable {
    let type: ObjectIdentifier
    let path: AnyKeyPath
    var id: AnyHashable?
    let file: String
    let line: UInt
    let column: UInt
}

extension Store {
    /// A part of this store: its state is what the key path leads to, its inputs are made into inputs of this store.
    ///
    ///     ProfileView(store: store.scope(\.profile) { .profile($0) })
    ///
    /// It is a view on this store, never a copy. The same line of source gives the same store again for as long as someone holds it, with the
    /// latest closure.
    public func scope<Part, PartInput>(
        _ path: KeyPath<State, Part>, _ embed: @escaping @MainActor (PartInput) -> Input,
        fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Store<Part, PartInput> {
        let key = PartKey(type: ObjectIdentifier(Store<Part, PartInput>.self), path: path, file: fileID, line: line, column: column)
        return part(key, place.place(at: path), embed)
    }

    /// A part of this store that shows an optional's value; `nil` if there is none.
    ///
    ///     if let detail = store.scope(\.detail, { .detail($0) }) { DetailView(store: detail) }
    ///
    /// The view that asks is evaluated again when the value comes or goes. A store whose value has gone shows the last one, as a view that is
    /// about to disappear does.
    public func scope<Part, PartInput>(
        _ path: KeyPath<State, Part?>, _ embed: @escaping @MainActor (PartInput) -> Input,
        fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Store<Part, PartInput>? {
        place.watchForView(PlaceKey(.presence, path)) { PresenceWatch(path) }
        guard let below = place.place(ifPresent: path) else { return nil }
        let key = PartKey(type: ObjectIdentifier(Store<Part, PartInput>.self), path: path, file: fileID, line: line, column: column)
        return part(key, below, embed)
    }

    /// A part of this store that shows an element; `nil` if there is none with the id.
    ///
    ///     ForEach(store.ids(\.rows), id: \.self) { id in
    ///         if let row = store.scope(\.rows, id: id, { .row(id, $0) }) { RowView(store: row) }
    ///     }
    ///
    /// The view that asks is evaluated again when the element comes or goes. A store whose element has gone shows what it was last.
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

    /// The ids of a collection's elements. A view that reads them is evaluated again when elements come, go or move, not when they change.
    public func ids<Elements: RandomAccessCollection>(_ path: KeyPath<State, Elements>) -> [Elements.Element.ID]
    where Elements.Element: Identifiable {
        place.elements(path).observeOrder()
        return place.withValue { $0[keyPath: path].map(\.id) }
    }

    /// A part of this store for who may only read it.
    ///
    ///     ProfileHeader(store: store.scope(\.profile))
    public func scope<Part>(
        _ path: KeyPath<State, Part>, fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Store<Part, Never> {
        scope(path, neverHappens, fileID: fileID, line: line, column: column)
    }

    /// A part of this store that shows an optional's value, for who may only read it; `nil` if there is none.
    public func scope<Part>(
        _ path: KeyPath<State, Part?>, fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Store<Part, Never>? {
        scope(path, neverHappens, fileID: fileID, line: line, column: column)
    }

    /// A part of this store that shows an element, for who may only read it; `nil` if there is none with the id.
    ///
    ///     if let row = store.scope(\.rows, id: id) { RowView(store: row) }
    public func scope<Elements: RandomAccessCollection>(
        _ path: KeyPath<State, Elements>, id: Elements.Element.ID, fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Store<Elements.Element, Never>? where Elements.Element: Identifiable {
        scope(path, id: id, neverHappens, fileID: fileID, line: line, column: column)
    }

    /// This store for who may only read.
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

/// What comes of an input that nobody can send.
func neverHappens<Result>(_ input: Never) -> Result {}
