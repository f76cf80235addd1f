import MartletCore
import MartletElements
import MartletGraph

extension View {
    /// Sets the suggestions that are shown during a search.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, SearchAccessory(content: AnyView(suggestions())))
    }

    /// Adds a search field with suggestions: the former form of `searchable(text:placement:prompt:)` with `searchSuggestions`.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

    @_disfavoredOverload
    public nonisolated func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

    /// Sets the text that a press on this suggestion writes into the search field.
    public nonisolated func searchCompletion(_ completion: String) -> some View { modifier(SearchCompletion(completion: completion)) }

    /// Sets the token that a press on this suggestion adds to the tokens of the search field. It replaces the text.
    public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View { modifier(TokenCompletion(token: token)) }

    /// Sets the scopes to which the user can limit the search. Each view needs a tag.
    public nonisolated func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Sets the scopes to which the user can limit the search, and when they are shown. Each view needs a tag.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes, label: EmptyView.init).pickerStyle(.segmented)
        return environment(\.searchScopes, SearchAccessory(content: AnyView(picker), needsText: activation == .onTextEntry))
    }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String

    /// As ``onSearchPresentation``.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// When the search field has a text.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// When the search begins.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// A view that another modifier adds to the search field.
struct SearchAccessory {
    let content: AnyView
    /// Whether it is shown only while the search field has a text.
    var needsText = false
}

private struct TokenCompletion<Token: Identifiable>: ViewModifier {
    nonisolated(unsafe) let token: Token  // Written once; its type need not be Sendable.
    @Environment(\.searchTokens) private var tokens
    @Environment(\.searchText) private var text

    nonisolated init(token: Token) { self.token = token }

    func body(content: Content) -> some View {
        Button {
            guard tokens?.add(token) == true else { return }
            text?.wrappedValue = ""
        } label: {
            content
        }
    }
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
private struct SearchTokensKey: EnvironmentKey { static var defaultValue: SearchTokens? { nil } }
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

    /// The tokens of the search field to which suggestions belong.
    var searchTokens: SearchTokens? {
        get { self[SearchTokensKey.self] }
        set { self[SearchTokensKey.self] = newValue }
    }

    /// The text of the search field to which suggestions belong.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}
