import MartletCore

/// The content of a tab view whose tabs have values: tabs, and sections of them.
///
/// Unlike Apple's, it is a view.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
    /// The type of the selection.
    associatedtype TabValue: Hashable
}

extension Tab: TabContent where Value: Hashable {
    public typealias TabValue = Value
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

/// Views that are known to be tabs with values of one type.
public struct _TabContents<TabValue: Hashable, Content: View>: TabContent {
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.

    nonisolated init(_ content: Content) { self.content = content }

    public var body: some View { content }
}

/// Builds the content of a tab view from the tabs in a closure. It gives the values of all tabs the type of the selection.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    @_disfavoredOverload
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabContents<TabValue, TupleView<repeat each C>> {
        _TabContents(TupleView(repeat each content))
    }

    public static func buildOptional<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> _TabContents<TabValue, _ConditionalContent<First, Second>> { _TabContents(ViewBuilder.buildEither(first: first)) }

    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> _TabContents<TabValue, _ConditionalContent<First, Second>> { _TabContents(ViewBuilder.buildEither(second: second)) }

    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TabContents<TabValue, AnyView>
    where C.TabValue == TabValue { _TabContents(AnyView(content)) }
}

extension TabContent {
    /// Shows a number as a badge on the tab. Zero hides the badge.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Shows a text as a badge on the tab; `nil` hides the badge.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
        _TabContents<TabValue, _>(modifier(BadgeModifier(label: label)))
    }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }
}

/// A section of tabs.
///
/// - Partly: the bar shows its tabs among the others, as a phone does; its header is not shown.
public struct TabSection<Header: View, Content: View, SelectionValue: Hashable>: TabContent {
    public typealias TabValue = SelectionValue

    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
    where Content: TabContent, Content.TabValue == SelectionValue {
        self.content = content()
    }

    public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == EmptyView, Content: TabContent, Content.TabValue == SelectionValue {
        self.content = content()
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Content: TabContent, Content.TabValue == SelectionValue {
        self.content = content()
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Content: TabContent, Content.TabValue == SelectionValue {
        self.content = content()
    }

    public var body: some View { content }
}
