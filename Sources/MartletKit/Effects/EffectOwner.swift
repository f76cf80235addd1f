/// The part of the state that an effect belongs to. The store cancels the effect when that part is removed.
///
/// A reducer looks its owner up in its own state. A parent reducer wraps that lookup in one that starts at the parent's state.
struct EffectOwner {
    /// Finds the owner, starting at the root of the state. Returns `nil` if the owner has been removed.
    let locate: @MainActor (AnyObject) -> AnyObject?
}
