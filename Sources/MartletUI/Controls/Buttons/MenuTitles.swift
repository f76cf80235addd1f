import MartletCore

extension Menu where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    @_disfavoredOverload @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == MartletUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MartletUI.Label(titleKey, systemImage: systemImage) }
    }

    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { MartletUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MartletUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { MartletUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MartletUI.Label(titleKey, image: image) }
    }

    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { MartletUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MartletUI.Label(title, image: image) }
    }

    @_disfavoredOverload @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { MartletUI.Label(title, image: image) }, primaryAction: primaryAction)
    }
}
