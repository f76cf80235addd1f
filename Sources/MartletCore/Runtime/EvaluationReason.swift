import MartletGraph

/// Why a view's body is evaluated.
enum EvaluationReason: String {
    /// The view is new.
    case identity = "@self, @identity"
    /// The view's value differs from the one before.
    case value = "@self"
    /// State or an object that the body read has changed.
    case dependencies = "@dependencies"
}

extension View {
    /// Prints why the body is evaluated. Call it in the body: `let _ = Self._printChanges()`.
    ///
    /// Other than Apple's, it does not name the property whose change is the reason: it says `@dependencies`.
    public static func _printChanges() { if let changes = _changes { print(changes) } }

    /// Says why the body is evaluated that calls this.
    package static var _changes: String? {
        guard let graph = CurrentSession.context?.graph else { return nil }
        graph.needsReasons = true
        return "\(typeName(Self.self)): \(graph.reason.rawValue) changed."
    }
}
