import MartletCore

/// The tokens of a search field: values that stand beside its text.
struct SearchTokens {
    /// The tokens, as buttons that remove them.
    let content: AnyView
    let isEmpty: Bool
    /// Adds a token, and returns whether it is of the right type.
    let add: @MainActor (Any) -> Bool

    @MainActor
    init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Label: View>(
        _ tokens: Binding<C>, @ViewBuilder label: @escaping (C.Element) -> Label
    ) where C.Element: Identifiable {
        isEmpty = tokens.wrappedValue.isEmpty
        add = { token in
            guard let token = token as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
            return true
        }
        content = AnyView(
            HStack {
                ForEach(tokens.wrappedValue) { token in
                    Button {
                        tokens.wrappedValue.removeAll { $0.id == token.id }
                    } label: {
                        HStack(spacing: 4) {
                            label(token)
                            Image(systemName: "xmark").font(.caption)
                        }
                    }
                    .buttonStyle(.bordered)
                }
            })
    }
}

extension View {
    /// Adds a search field with tokens to the bar of the screen that contains this view. A press on a token removes it.
    ///
    /// - Partly: the tokens stand below the field, not in it.
    /// - Parameter token: Makes the view of a token.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(TokenSearch(text: text, tokens: tokens, isPresented: nil, prompt: prompt, token: token))
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(TokenSearch(text: text, tokens: tokens, isPresented: nil, prompt: Text(prompt), token: token))
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(TokenSearch(text: text, tokens: tokens, isPresented: isPresented, prompt: prompt, token: token))
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(TokenSearch(text: text, tokens: tokens, isPresented: isPresented, prompt: Text(prompt), token: token))
    }

    /// Adds a search field with tokens, and with tokens that it suggests during a search.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(TokenSearch(text: text, tokens: tokens, suggested: suggestedTokens, isPresented: nil, prompt: prompt, token: token))
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(TokenSearch(text: text, tokens: tokens, suggested: suggestedTokens, isPresented: nil, prompt: Text(prompt), token: token))
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            TokenSearch(text: text, tokens: tokens, suggested: suggestedTokens, isPresented: isPresented, prompt: prompt, token: token))
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            TokenSearch(
                text: text, tokens: tokens, suggested: suggestedTokens, isPresented: isPresented, prompt: Text(prompt), token: token))
    }
}

/// A search field with tokens.
private struct TokenSearch<C, T: View>: ViewModifier
where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    let text: Binding<String>
    // Used only on the main actor.
    nonisolated(unsafe) let tokens: Binding<C>
    nonisolated(unsafe) let suggested: Binding<C>?
    let isPresented: Binding<Bool>?
    let prompt: Text?
    nonisolated(unsafe) let token: (C.Element) -> T

    nonisolated init(
        text: Binding<String>, tokens: Binding<C>, suggested: Binding<C>? = nil, isPresented: Binding<Bool>?, prompt: Text?,
        token: @escaping (C.Element) -> T
    ) {
        self.text = text
        self.tokens = tokens
        self.suggested = suggested
        self.isPresented = isPresented
        self.prompt = prompt
        self.token = token
    }

    func body(content: Content) -> some View {
        let field = Searchable(text: text, isPresented: isPresented, prompt: prompt, tokens: SearchTokens(tokens, label: token))
        if let suggested {
            let chosen = Set(tokens.wrappedValue.map(\.id))
            content.modifier(field).searchSuggestions {
                ForEach(suggested.wrappedValue.filter { !chosen.contains($0.id) }) { token($0).searchCompletion($0) }
            }
        } else {
            content.modifier(field)
        }
    }
}
