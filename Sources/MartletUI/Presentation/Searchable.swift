import MartletCore
import MartletElements
import MartletGraph

extension View {
    /// Adds a search field to the bar of the screen that contains this view, or, around a stack, to the bar of its first screen.
    ///
    /// - Parameters:
    ///   - placement: Has no effect: a screen has one place for the field.
    ///   - prompt: The placeholder of the field; `nil` is “Search”.
    public nonisolated func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)
        -> some View
    {
        modifier(Searchable(text: text, isPresented: nil, prompt: prompt))
    }

    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { modifier(Searchable(text: text, isPresented: nil, prompt: Text(prompt))) }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { modifier(Searchable(text: text, isPresented: nil, prompt: Text(prompt))) }

    /// Adds a search field to the bar of the screen that contains this view, with a binding that is true during a search.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(Searchable(text: text, isPresented: isPresented, prompt: prompt)) }

    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { modifier(Searchable(text: text, isPresented: isPresented, prompt: Text(prompt))) }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { modifier(Searchable(text: text, isPresented: isPresented, prompt: Text(prompt))) }
}

/// The position of a search field. All values have the same effect.
public struct SearchFieldPlacement: Sendable {
    /// Whether the field stays visible when the content scrolls. It has no effect.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }

    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()

    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { navigationBarDrawer }
}

struct Searchable: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    nonisolated let tokens: SearchTokens?
    @UnobservedStateObject private var model = SearchModel()
    @Environment(\.screen) private var screen
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchFocus) private var focus

    nonisolated init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, tokens: SearchTokens? = nil) {
        self.tokens = tokens
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
    }

    func body(content: Content) -> some View {
        let isPresented = isPresented
        let isSearching = model.isActive
        let _ = model.changedByUser = { isPresented?.wrappedValue = $0 }
        content
            .modifier(SearchEnvironment(model: model, isSearching: isSearching, text: text))
            .onChange(of: isPresented?.wrappedValue, initial: true) { _, wanted in
                guard let wanted, wanted != model.isActive else { return }
                model.setActive(wanted)
                model.focus(wanted)
            }
            .environment(\.outerBarContent, screen == nil ? AnyView(field) : nil)
        Portal(to: screen?.bar) { if screen != nil { field } }
    }

    @ViewBuilder private var field: some View {
        if let focus {
            focus.bind(SearchField(text: text, prompt: prompt, model: model))
        } else {
            SearchField(text: text, prompt: prompt, model: model)
        }
        if model.isActive { Button("Cancel") { model.end(text) }.modifier(SlotModifier("search")) }
        let shownScopes = scopes.flatMap { $0.needsText && text.wrappedValue.isEmpty ? nil : $0 }
        if let tokens, !tokens.isEmpty { SearchPanel { tokens.content } }
        if model.isActive, suggestions != nil || shownScopes != nil {
            SearchPanel {
                if let shownScopes { shownScopes.content }
                if let suggestions { suggestions.content.environment(\.searchText, text).environment(\.searchTokens, tokens) }
            }
        }
    }
}

/// Sets `isSearching` and `dismissSearch` for the searched content.
private struct SearchEnvironment: EnvironmentModifier {
    let model: SearchModel
    let isSearching: Bool
    let text: Binding<String>

    func _extend(_ environment: inout EnvironmentValues) {
        let (model, text) = (model, text)
        environment.isSearching = isSearching
        environment.dismissSearch = DismissSearchAction { model.end(text) }
        environment.searchSuggestions = nil
        environment.searchScopes = nil
        environment.searchFocus = nil
    }
}

/// An action that ends the search. Call it as a function.
public struct DismissSearchAction: Sendable {
    private let action: (@MainActor @Sendable () -> Void)?

    init(_ action: (@MainActor @Sendable () -> Void)? = nil) { self.action = action }

    /// Clears the field and removes its focus. Outside a searchable view it does nothing.
    @MainActor @preconcurrency
    public func callAsFunction() { action?() }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }

extension EnvironmentValues {
    /// Whether a search is active in the nearest enclosing searchable view.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// The action that ends the search in the nearest enclosing searchable view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
