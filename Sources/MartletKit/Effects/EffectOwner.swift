/// That whose end is also an effect's end: a part of the state, which may go away.
///
/// A reducer knows its owner as a place in its own state; a reducer around it leads there from further out.
struct EffectOwner {
    /// Finds the owner from the place of the whole state; `nil` if it is gone already.
    let locate: @MainActor (AnyObject) -> AnyObject?
}
