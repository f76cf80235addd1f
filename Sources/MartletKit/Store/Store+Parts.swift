/// Identifies a part of a store: the path to its state, and the case of its inputs.
struct PartKey: Hashable {
    let type: ObjectIdentifier
    let path: AnyKeyPath
    /// The case of the inputs; `nil` for a read-only part.
    let input: AnyKeyPath?
    /// The id of an element.
    var id: AnyHashable?
}

/// Scopes with the same path and the same case return the same store while anyone keeps it alive, wherever they are called. A row's view
/// therefore gets the same store each time its list is evaluated, and is not evaluated itself.
extension Store where Input: HasCases {
    /// Returns a store for one part of the state. Its inputs are values of a case of this store's inputs.
    ///
    ///     ProfileView(store: store.scope(\.profile, input: \.profile))
    ///
    /// The part shares this store's state; nothing is copied.
    public func scope<Part, PartInput>(_ path: KeyPath<State, Part>, input: CaseKeyPath<Input, PartInput>) -> Store<Part, PartInput> {
        part(path, input, place.place(at: path)) { $0 }
    }

    /// Returns a store for the value of an optional; `nil` if the optional is `nil`.
    ///
    ///     if let detail = store.scope(\.detail, input: \.detail) { DetailView(store: detail) }
    ///     if let loaded = store.scope(\.screen[case: \.loaded], input: \.loaded) { LoadedView(store: loaded) }
    ///
    /// The calling view is evaluated again when the value appears or disappears. After the value is removed, its store keeps the last
    /// value, for a view that is disappearing.
    public func scope<Part, PartInput>(_ path: KeyPath<State, Part?>, input: CaseKeyPath<Input, PartInput>) -> Store<Part, PartInput>? {
        observedPlace(ifPresent: path).map { part(path, input, $0) { $0 } }
    }

    /// Returns a store for an element; `nil` if there is no element with the id.
    ///
    ///     ForEach(store.ids(\.rows), id: \.self) { id in
    ///         if let row = store.scope(\.rows, id: id, input: \.row) { RowView(store: row) }
    ///     }
    ///
    /// The calling view is evaluated again when the element is inserted or removed. After the element is removed, its store keeps the last
    /// value.
    public func scope<Elements: RandomAccessCollection, PartInput>(
        _ path: KeyPath<State, Elements>, id: Elements.Element.ID, input: CaseKeyPath<Input, (Elements.Element.ID, PartInput)>
    ) -> Store<Elements.Element, PartInput>? where Elements.Element: Identifiable {
        observedPlace(of: id, in: path).map { part(path, input, $0, id: id) { (id, $0) } }
    }

    private func part<Part, PartInput, Value>(
        _ path: AnyKeyPath, _ input: CaseKeyPath<Input, Value>, _ below: StatePlace<Part>, id: AnyHashable? = nil,
        _ value: @escaping @MainActor (PartInput) -> Value
    ) -> Store<Part, PartInput> {
        part(path, input, below, id: id) { [self] in send(Input.cases[keyPath: input].embed(value($0))) }
    }
}

extension Store {
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
    public func scope<Part>(_ path: KeyPath<State, Part>) -> Store<Part, Never> {
        part(path, nil, place.place(at: path), unreachable)
    }

    /// Returns a read-only store for the value of an optional; `nil` if the optional is `nil`.
    public func scope<Part>(_ path: KeyPath<State, Part?>) -> Store<Part, Never>? {
        observedPlace(ifPresent: path).map { part(path, nil, $0, unreachable) }
    }

    /// Returns a read-only store for an element; `nil` if there is no element with the id.
    ///
    ///     if let row = store.scope(\.rows, id: id) { RowView(store: row) }
    public func scope<Elements: RandomAccessCollection>(
        _ path: KeyPath<State, Elements>, id: Elements.Element.ID
    ) -> Store<Elements.Element, Never>? where Elements.Element: Identifiable {
        observedPlace(of: id, in: path).map { part(path, nil, $0, id: id, unreachable) }
    }

    /// A read-only version of this store.
    public var readOnly: Store<State, Never> {
        scope(\.self)
    }

    /// Returns the place of an optional's value, and makes the view that is being evaluated depend on whether there is one.
    private func observedPlace<Part>(ifPresent path: KeyPath<State, Part?>) -> StatePlace<Part>? {
        place.watchForView(PlaceKey(.presence, path)) { PresenceWatch(path) }
        return place.place(ifPresent: path)
    }

    /// Returns the place of an element, and makes the view that is being evaluated depend on whether there is one.
    private func observedPlace<Elements: RandomAccessCollection>(
        of id: Elements.Element.ID, in path: KeyPath<State, Elements>
    ) -> StatePlace<Elements.Element>? where Elements.Element: Identifiable {
        let elements = place.elements(path)
        elements.observePresence(of: id)
        return elements.place(of: id)
    }

    private func part<Part, PartInput>(
        _ path: AnyKeyPath, _ input: AnyKeyPath?, _ below: StatePlace<Part>, id: AnyHashable? = nil,
        _ route: @escaping @MainActor (PartInput) -> EffectTask
    ) -> Store<Part, PartInput> {
        let key = PartKey(type: ObjectIdentifier(Store<Part, PartInput>.self), path: path, input: input, id: id)
        if let part = parts[key]?.object as? Store<Part, PartInput> { return part }
        let part = Store<Part, PartInput>(below, route)
        parts[key] = Weak(part)
        return part
    }
}

/// Handles an input of type `Never`, which has no values to send.
func unreachable<Result>(_ input: Never) -> Result {}
