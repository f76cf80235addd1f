extension Reducer {
    /// This reducer as one of a whole, at work on what a key path leads to.
    ///
    ///     profile.lift(\.profile, embed: AppAction.profile) { if case .profile(let action) = $0 { action } else { nil } }
    ///
    /// - Parameters:
    ///   - embed: Makes an action into one of the whole.
    ///   - extract: Takes an action out of one of the whole, if it is in there.
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

    /// This reducer as one of a whole, at work on an optional's value. Without one, its actions do nothing.
    ///
    /// When the optional becomes `nil`, the effects end that this reducer gave.
    public func lift<Whole, WholeAction>(
        _ path: WritableKeyPath<Whole, State?> & Sendable, embed: @escaping @MainActor (Action) -> WholeAction,
        extract: @escaping @MainActor (WholeAction) -> Action?
    ) -> Reducer<Whole, WholeAction> {
        Reducer<Whole, WholeAction> { whole, action in
            guard let action = extract(action), var state = whole[keyPath: path] else { return .none }
            // Two owners of one value would copy it when it is written to.
            whole[keyPath: path] = nil
            let effect = reduce(&state, action)
            whole[keyPath: path] = state
            return effect.owned(embed) { ($0 as? StatePlace<Whole>)?.place(ifPresent: path) }
        }
    }

    /// This reducer as one of a whole, at work on the element that an action names by its id. Without such an element, it does nothing.
    ///
    ///     row.lift(each: \.rows, embed: AppAction.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
    ///
    /// When the element is removed, the effects end that this reducer gave for it.
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
    /// This effect as one of a whole, which ends with a part of the whole's state.
    @MainActor
    fileprivate func owned<Whole>(
        _ embed: @escaping @MainActor (Action) -> Whole, by find: @escaping @MainActor (AnyObject) -> AnyObject?
    ) -> Effect<Whole> {
        if case .none = kind { return .none }
        let effect = lifted(embed) { inner in EffectOwner { find($0).flatMap(inner.locate) } }
        return Effect<Whole>(.owned(effect, EffectOwner(locate: find)))
    }
}
