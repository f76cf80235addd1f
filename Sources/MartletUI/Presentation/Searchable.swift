import MartletCore
import MartletElements
import MartletGraph

extension View {
    /// Puts a search field into the bar of the screen that shows this view.
    ///
    /// - Parameters:
    ///   - placement: Taken, and not used: the screen has one place for the field.
    ///   - prompt: What the field says while it is empty; `nil` is “Search”.
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

    /// Puts a search field into the bar of the screen that shows this view, and keeps whether the user searches.
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

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    /// Whether the field stays when the content is scrolled.
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

private struct Searchable: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    @UnobservedStateObject private var model = SearchModel()
    @Environment(\.screen) private var screen
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchScopes) private var scopes

    nonisolated init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
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
        Portal(to: screen?.bar) {
            SearchField(text: text, prompt: prompt, model: model)
            if isSearching, suggestions != nil || scopes != nil {
                SearchPanel {
                    if let scopes { scopes.content }
                    if let suggestions { suggestions.content.environment(\.searchText, text) }
                }
            }
        }
    }
}

/// Tells what is searched whether the user searches, and how to end it.
private struct SearchEnvironment: EnvironmentModifier {
    let model: SearchModel
    let isSearching: Bool
    let text: Binding<String>

    func _extend(_ environment: inout EnvironmentValues) {
        let (model, text) = (model, text)
        environment.isSearching = isSearching
        environment.dismissSearch = DismissSearchAction {
            text.wrappedValue = ""
            model.setActive(false)
            model.focus(false)
        }
        environment.searchSuggestions = nil
        environment.searchScopes = nil
    }
}

/// Ends the user's search. Call it as a function.
public struct DismissSearchAction: Sendable {
    private let action: (@MainActor @Sendable () -> Void)?

    init(_ action: (@MainActor @Sendable () -> Void)? = nil) { self.action = action }

    /// Empties the field and leaves it; where nobody searches, it does nothing.
    @MainActor @preconcurrency
    public func callAsFunction() { action?() }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }

extension EnvironmentValues {
    /// Whether the user searches in the nearest searchable view around.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search in the nearest searchable view around.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
