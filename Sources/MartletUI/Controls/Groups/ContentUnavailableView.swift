import MartletCore
import MartletElements

/// Says that there is nothing to show, and what may help.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    // Written once; their types need not be Sendable.
    private nonisolated(unsafe) let label: Label
    private nonisolated(unsafe) let description: Description
    private nonisolated(unsafe) let actions: Actions

    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        ContentUnavailableElement {
            label.slot("label")
            description.slot("description")
            actions.slot("actions")
        }
    }
}

extension ContentUnavailableView where Label == MartletUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { MartletUI.Label(title, systemImage: name) }, description: { description })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { MartletUI.Label(title, systemImage: name) }, description: { description })
    }

    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { MartletUI.Label(title, image: name) }, description: { description })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { MartletUI.Label(title, image: name) }, description: { description })
    }
}

extension ContentUnavailableView
where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == EmptyView {
    /// Says that a search has found nothing.
    public static var search: ContentUnavailableView { make(for: nil) }

    /// Says that a search for a text has found nothing.
    public static func search(text: String) -> ContentUnavailableView { make(for: text) }

    private static func make(for text: String?) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        }
    }
}

/// What stands where a search has found nothing.
public enum SearchUnavailableContent {
    public struct Label: View {
        let text: String?

        public var body: some View {
            if let text, !text.isEmpty {
                MartletUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
            } else {
                MartletUI.Label("No Results", systemImage: "magnifyingglass")
            }
        }
    }

    public struct Description: View {
        public var body: some View { Text("Check the spelling or try a new search.") }
    }
}

private struct ContentUnavailableElement<Content: View>: ElementView {
    let _content: Content

    init(@ViewBuilder content: () -> Content) { _content = content() }

    static var _kind: Kind { .contentUnavailable }
}
