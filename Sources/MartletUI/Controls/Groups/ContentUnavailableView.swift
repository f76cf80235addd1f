import MartletCore
import MartletElements

/// Tells the user that there is no content, and offers actions.
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
    /// A message for a search without results.
    public static var search: ContentUnavailableView { make(for: nil) }

    /// A message for a search for `text` without results.
    public static func search(text: String) -> ContentUnavailableView { make(for: text) }

    private static func make(for text: String?) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        }
    }
}

/// The label and the description of a search without results.
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
