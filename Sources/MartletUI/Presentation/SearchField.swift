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
        element.on(.focus) { [model, text] value in
            if value?.boolValue == true { model.setActive(true) } else if text.wrappedValue.isEmpty { model.setActive(false) }
        }
        element.on(.dismiss) { [model, text] _ in
            text.wrappedValue = ""
            model.setActive(false)
        }
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
