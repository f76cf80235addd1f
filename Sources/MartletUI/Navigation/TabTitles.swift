/// The label of a tab with a title and an image.
public typealias DefaultTabLabel = Label<Text, Image>

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// A tab with a title and a system symbol, selected by its value.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(titleKey, systemImage: systemImage) }
    }

    /// A tab with a title and a system symbol, selected by its value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(title, systemImage: systemImage) }
    }

    /// A tab with a title and an image of the app, selected by its value.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(titleKey, image: image) }
    }

    /// A tab with a title and an image of the app, selected by its value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(title, image: image) }
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with a title and a system symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { DefaultTabLabel(titleKey, systemImage: systemImage) }
    }

    /// A tab with a title and a system symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { DefaultTabLabel(title, systemImage: systemImage) }
    }

    /// A tab with a title and an image of the app.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(role: role, content: content) { DefaultTabLabel(titleKey, image: image) }
    }
}
