import MartletCore
import MartletElements
import MartletGraph

extension View {
    /// Sets the suggestions that are shown during a search.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, SearchAccessory(content: AnyView(suggestions())))
    }

    /// Sets the text that a press on this suggestion writes into the search field.
    public nonisolated func searchCompletion(_ completion: String) -> some View { modifier(SearchCompletion(completion: completion)) }

    /// Sets the scopes to which the user can limit the search. Each view needs a tag.
    public nonisolated func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        environment(
            \.searchScopes,
            SearchAccessory(content: AnyView(Picker(selection: scope, content: scopes, label: EmptyView.init).pickerStyle(.segmented))))
    }
}

/// A view that another modifier adds to the search field.
struct SearchAccessory {
    let content: AnyView
}

private struct SearchCompletion: ViewModifier {
    let completion: String
    @Environment(\.searchText) private var text

    nonisolated init(completion: String) { self.completion = completion }

    func body(content: Content) -> some View {
        Button {
            text?.wrappedValue = completion
        } label: {
            content
        }
    }
}

private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: SearchAccessory? { nil } }
private struct SearchScopesKey: EnvironmentKey { static var defaultValue: SearchAccessory? { nil } }
private struct SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }

extension EnvironmentValues {
    var searchSuggestions: SearchAccessory? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    var searchScopes: SearchAccessory? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }

    /// The text of the search field to which suggestions belong.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}
