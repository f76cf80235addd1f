import MartletCore

/// The label of a tab with a title and an image, or the one of its role.
public struct DefaultTabLabel: View {
    private nonisolated let label: Label<Text, Image>?

    nonisolated init(_ label: Label<Text, Image>) { self.label = label }

    fileprivate nonisolated init(_ role: TabRole?) { label = role == .search ? Label("Search", systemImage: "magnifyingglass") : nil }

    public var body: some View { label }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// A tab with the label of its role, selected by its value.
    public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(role) }
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with the label of its role.
    public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(role: role, content: content) { DefaultTabLabel(role) }
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// A tab with a title and a system symbol, selected by its value.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(.init(titleKey, systemImage: systemImage)) }
    }

    /// A tab with a title and a system symbol, selected by its value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(.init(title, systemImage: systemImage)) }
    }

    /// A tab with a title and an image of the app, selected by its value.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(.init(titleKey, image: image)) }
    }

    /// A tab with a title and an image of the app, selected by its value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(.init(title, image: image)) }
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with a title and a system symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { DefaultTabLabel(.init(titleKey, systemImage: systemImage)) }
    }

    /// A tab with a title and a system symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { DefaultTabLabel(.init(title, systemImage: systemImage)) }
    }

    /// A tab with a title and an image of the app.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(role: role, content: content) { DefaultTabLabel(.init(titleKey, image: image)) }
    }
}
