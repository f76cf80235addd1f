import MartletCore
import MartletElements
import MartletGraph

/// The state of a search: whether it is active, and its field.
@MainActor
final class SearchModel: Source {
    private var isSearching = false
    /// Called when the search begins or ends.
    var changedByUser: ((Bool) -> Void)?
    fileprivate weak var field: (any ElementOwner)?

    /// Whether the search is active. Reading it records a dependency.
    var isActive: Bool {
        wasRead()
        return isSearching
    }

    func setActive(_ active: Bool) {
        guard active != isSearching else { return }
        isSearching = active
        changedByUser?(active)
        changed()
    }

    /// Ends the search: empties the field and removes its focus.
    func end(_ text: Binding<String>) {
        text.wrappedValue = ""
        setActive(false)
        focus(false)
    }

    /// Focuses the field, or removes the focus.
    func focus(_ focused: Bool) {
        guard let field else { return }
        field.graph.whenSettling { [weak field] in
            if let field, field.isMounted { field.tree.focus(field.element, focused) }
        }
    }
}

/// The search field of a screen.
struct SearchField: ElementView {
    typealias Body = Never
    let text: Binding<String>
    let prompt: Text?
    let model: SearchModel

    static var _kind: Kind { .field }

    func _lower(to element: inout ElementWriter) {
        model.field = element.node
        element[.style] = "search"
        element[.prompt] = .string((prompt ?? Text("Search")).string(in: element.environment))
        element[.slot] = "search"
        element.writeInputTraits()
        element.writeText(text)
        // As on iOS, a field without focus goes on searching, so that a press on a suggestion finds it.
        element.on(.focus) { [model] value in if value?.boolValue == true { model.setActive(true) } }
        element.on(.dismiss) { [model, text] _ in model.end(text) }
        let submissions = element.environment.submissions
        if submissions.handles(.search) { element.on(.submit) { _ in submissions.submit(.search) } }
    }
}

/// The content below the search field during a search.
struct SearchPanel<Content: View>: ElementView {
    typealias Body = Never
    let _content: Content

    init(@ViewBuilder content: () -> Content) { _content = content() }

    static var _kind: Kind { .searchPanel }

    func _lower(to element: inout ElementWriter) { element[.slot] = "search" }
}
