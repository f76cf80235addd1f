import MartletCore
import MartletElements
import MartletGraph

extension View {
    /// Proposes what could be searched for while the user searches.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, SearchAccessory(content: AnyView(suggestions())))
    }

    /// Makes a suggestion write a text into the search field when it is pressed.
    public nonisolated func searchCompletion(_ completion: String) -> some View { modifier(SearchCompletion(completion: completion)) }

    /// Offers parts of the content to narrow the search to. Each view has its tag.
    public nonisolated func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        environment(
            \.searchScopes,
            SearchAccessory(content: AnyView(Picker(selection: scope, content: scopes, label: EmptyView.init).pickerStyle(.segmented))))
    }
}

/// A view that an outer modifier adds to the search field.
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

    /// The text of the search field that suggestions are for.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}
