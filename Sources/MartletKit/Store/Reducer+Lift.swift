extension Reducer {
    /// Runs this reducer on the part of a larger state at a key path.
    ///
    ///     profile.lift(\.profile, embed: AppAction.profile) { if case .profile(let action) = $0 { action } else { nil } }
    ///
    /// - Parameters:
    ///   - embed: Wraps an action of this reducer in one of the larger reducer.
    ///   - extract: Returns the action of this reducer that a larger action contains, or `nil`.
    public func lift<Whole, WholeAction>(
        _ path: WritableKeyPath<Whole, State> & Sendable, embed: @escaping @MainActor (Action) -> WholeAction,
        extract: @escaping @MainActor (WholeAction) -> Action?
    ) -> Reducer<Whole, WholeAction> {
        Reducer<Whole, WholeAction> { whole, action in
            guard let action = extract(action) else { return .none }
            return reduce(&whole[keyPath: path], action).lifted(embed) { inner in
                EffectOwner { ($0 as? StatePlace<Whole>).flatMap { inner.locate($0.place(at: path)) } }
            }
        }
    }

    /// Runs this reducer on an optional part of a larger state. While the optional is `nil`, its actions do nothing.
    ///
    /// When the optional becomes `nil`, the store cancels this reducer's effects.
    public func lift<Whole, WholeAction>(
        _ path: WritableKeyPath<Whole, State?> & Sendable, embed: @escaping @MainActor (Action) -> WholeAction,
        extract: @escaping @MainActor (WholeAction) -> Action?
    ) -> Reducer<Whole, WholeAction> {
        Reducer<Whole, WholeAction> { whole, action in
            guard let action = extract(action), var state = whole[keyPath: path] else { return .none }
            // Set it to `nil` so that `state` is the only reference; otherwise the first write would copy the value.
            whole[keyPath: path] = nil
            let effect = reduce(&state, action)
            whole[keyPath: path] = state
            return effect.owned(embed) { ($0 as? StatePlace<Whole>)?.place(ifPresent: path) }
        }
    }

    /// Runs this reducer on the element of a collection that an action names by its id. If there is no such element, the action does
    /// nothing.
    ///
    ///     row.lift(each: \.rows, embed: AppAction.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
    ///
    /// When the element is removed, the store cancels the effects that this reducer returned for it.
    public func lift<Whole, WholeAction, Elements: MutableCollection & RandomAccessCollection>(
        each path: WritableKeyPath<Whole, Elements> & Sendable, embed: @escaping @MainActor (State.ID, Action) -> WholeAction,
        extract: @escaping @MainActor (WholeAction) -> (State.ID, Action)?
    ) -> Reducer<Whole, WholeAction> where Elements.Element == State, State: Identifiable {
        Reducer<Whole, WholeAction> { whole, action in
            guard let (id, action) = extract(action), let index = whole[keyPath: path].firstIndex(where: { $0.id == id }) else {
                return .none
            }
            let effect = reduce(&whole[keyPath: path][index], action)
            return effect.owned({ embed(id, $0) }) { ($0 as? StatePlace<Whole>)?.place(of: id, in: path) }
        }
    }
}

extension Effect {
    /// Converts this effect for a larger reducer, and ties it to a part of the larger state.
    @MainActor
    fileprivate func owned<Whole>(
        _ embed: @escaping @MainActor (Action) -> Whole, by find: @escaping @MainActor (AnyObject) -> AnyObject?
    ) -> Effect<Whole> {
        if case .none = kind { return .none }
        let effect = lifted(embed) { inner in EffectOwner { find($0).flatMap(inner.locate) } }
        return Effect<Whole>(.owned(effect, EffectOwner(locate: find)))
    }
}
