import MartletElements

/// A step of a recorded test.
enum Step: Hashable {
    /// A call of the test's host, after it has scrolled to an element if necessary.
    case call(String, scrollingTo: String? = nil)
    /// The user changed the text of a field, and then perhaps pressed Return.
    case type(ElementID, field: String, from: String, to: String, returns: Bool)
    /// The user pressed Return in a field.
    case submit(ElementID, field: String)
    /// A call that sets a value which changes continuously, such as a slider's.
    case set(ElementID, String)
    /// A text has appeared, at once or later.
    case expect(String, isLate: Bool)
    /// A text has disappeared at once, and none has appeared.
    case expectNone(String)

    /// Returns one step for this one and the next; `nil` if they are two.
    func merged(with next: Step) -> Step? {
        switch (self, next) {
        case (.type(let id, let field, let from, _, false), .type(let nextID, _, _, let to, let returns)) where id == nextID:
            .type(id, field: field, from: from, to: to, returns: returns)
        case (.type(let id, let field, let from, let to, false), .submit(let nextID, _)) where id == nextID:
            .type(id, field: field, from: from, to: to, returns: true)
        case (.set(let id, _), .set(let nextID, _)) where id == nextID: next
        default: nil
        }
    }
}
