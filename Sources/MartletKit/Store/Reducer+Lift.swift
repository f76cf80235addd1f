extension Reducer {
    /// Runs this reducer on the part of a larger state at a key path.
    ///
    ///     profile.lift(\.profile, action: \.profile)
    ///
    /// - Parameter action: The case of the larger reducer's actions whose values are actions of this one.
    public func lift<Whole, WholeAction: HasCases>(
        _ path: WritableKeyPath<Whole, State> & Sendable, action: CaseKeyPath<WholeAction, Action>
    ) -> Reducer<Whole, WholeAction> {
        let wrapper = WholeAction.cases[keyPath: action]
        return Reducer<Whole, WholeAction> { whole, action in
            guard let action = wrapper.extract(action) else { return .none }
            return reduce(&whole[keyPath: path], action).lifted(wrapper.embed) { inner in
                EffectOwner { ($0 as? StatePlace<Whole>).flatMap { inner.locate($0.place(at: path)) } }
            }
        }
    }

    /// Runs this reducer on an optional part of a larger state. While the optional is `nil`, its actions do nothing.
    ///
    ///     detail.lift(\.detail, action: \.detail)
    ///     loaded.lift(\.screen[case: \.loaded], action: \.loaded)
    ///
    /// When the optional becomes `nil`, the store cancels this reducer's effects.
    public func lift<Whole, WholeAction: HasCases>(
        _ path: WritableKeyPath<Whole, State?> & Sendable, action: CaseKeyPath<WholeAction, Action>
    ) -> Reducer<Whole, WholeAction> {
        let wrapper = WholeAction.cases[keyPath: action]
        return Reducer<Whole, WholeAction> { whole, action in
            guard let action = wrapper.extract(action), var state = whole[keyPath: path] else { return .none }
            // Set it to `nil` so that `state` is the only reference; otherwise the first write would copy the value.
            whole[keyPath: path] = nil
            let effect = reduce(&state, action)
            whole[keyPath: path] = state
            return effect.owned(wrapper.embed) { ($0 as? StatePlace<Whole>)?.place(ifPresent: path) }
        }
    }

    /// Runs this reducer on the element of a collection that an action names by its id. If there is no such element, the action does
    /// nothing.
    ///
    ///     row.lift(each: \.rows, action: \.row)
    ///
    /// When the element is removed, the store cancels the effects that this reducer returned for it. Finding the element takes time in proportion
    /// to the number of elements, in an ``IdentifiedArray`` not.
    public func lift<Whole, WholeAction: HasCases, Elements: MutableCollection & RandomAccessCollection>(
        each path: WritableKeyPath<Whole, Elements> & Sendable, action: CaseKeyPath<WholeAction, (State.ID, Action)>
    ) -> Reducer<Whole, WholeAction> where Elements.Element == State, State: Identifiable {
        let wrapper = WholeAction.cases[keyPath: action]
        return Reducer<Whole, WholeAction> { whole, action in
            guard let (id, action) = wrapper.extract(action), let index = whole[keyPath: path].index(ofID: id) else { return .none }
            let effect = reduce(&whole[keyPath: path][index], action)
            return effect.owned({ wrapper.embed((id, $0)) }) { ($0 as? StatePlace<Whole>)?.place(of: id, in: path) }
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
