import MartletCore
import MartletElements

/// The content of a bar: items and groups of items.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

    associatedtype _Items: View
    /// The items as views, each with its slot in the bar.
    var _items: _Items { get }
}

extension ToolbarContent where _Items == Body._Items {
    public var _items: Body._Items { body._items }
}

extension ToolbarContent where Body == Never {
    /// A primitive item has no body.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive toolbar item and has no body") }
}

extension Never: ToolbarContent {
    public var _items: Never { preconditionFailure("There is no value of this type") }
}

/// Toolbar content with ids. Unlike Apple's, the user cannot rearrange it.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// The position of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The name of the slot in the screen's element.
    let slot: String
    /// Whether the item is in the middle of the space that the others leave.
    var isCentered = false

    public static let automatic = ToolbarItemPlacement(slot: "trailing")
    public static let principal = ToolbarItemPlacement(slot: "principal")
    public static let navigation = ToolbarItemPlacement(slot: "leading")
    public static let primaryAction = ToolbarItemPlacement(slot: "trailing")
    /// In a menu at the end of the bar.
    public static let secondaryAction = ToolbarItemPlacement(slot: "secondary")
    /// In the middle of the bottom bar.
    public static let status = ToolbarItemPlacement(slot: "bottom", isCentered: true)
    public static let confirmationAction = ToolbarItemPlacement(slot: "trailing")
    public static let cancellationAction = ToolbarItemPlacement(slot: "leading")
    public static let destructiveAction = ToolbarItemPlacement(slot: "trailing")
    /// Above the keyboard. A browser shows the item while the user edits a field on the screen.
    public static let keyboard = ToolbarItemPlacement(slot: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(slot: "leading")
    public static let topBarTrailing = ToolbarItemPlacement(slot: "trailing")
    public static let navigationBarLeading = ToolbarItemPlacement(slot: "leading")
    public static let navigationBarTrailing = ToolbarItemPlacement(slot: "trailing")
    public static let bottomBar = ToolbarItemPlacement(slot: "bottom")
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.placement = placement
        self.content = content()
    }

    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content
    )
    where ID == String {
        self.placement = placement
        self.content = content()
    }

    @ViewBuilder public var _items: some View {
        if placement.isCentered {
            content.frame(maxWidth: .infinity).modifier(SlotModifier(placement.slot))
        } else {
            content.modifier(SlotModifier(placement.slot))
        }
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several items at one position of a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _items: some View { content.modifier(SlotModifier(placement.slot)) }
}

/// Space between the items of a bar.
public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    public var _items: some View { Spacer().frame(width: sizing == .fixed ? 8 : nil).modifier(SlotModifier(placement.slot)) }
}

/// How wide a space is.
public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool
    /// As wide as there is room.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A small gap.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// Builds toolbar content from the items in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> TupleToolbarContent<repeat each Content>
    {
        TupleToolbarContent(content: (repeat each content))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ConditionalToolbarContent<Content, Content> {
        ConditionalToolbarContent(first: content, second: nil)
    }

    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T) -> ConditionalToolbarContent<T, F> {
        ConditionalToolbarContent(first: first, second: nil)
    }

    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F) -> ConditionalToolbarContent<T, F> {
        ConditionalToolbarContent(first: nil, second: second)
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Toolbar content of several parts.
public struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    nonisolated(unsafe) let content: (repeat each Content)  // Written once; its types need not be Sendable.

    nonisolated init(content: (repeat each Content)) { self.content = content }

    public var _items: some View { TupleView<repeat (each Content)._Items>(repeat (each content)._items) }
}

/// One of two parts of toolbar content, or none: the result of an `if`.
public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    nonisolated(unsafe) let first: First?  // Written once; its type need not be Sendable.
    nonisolated(unsafe) let second: Second?

    nonisolated init(first: First?, second: Second?) {
        self.first = first
        self.second = second
    }

    @ViewBuilder public var _items: some View {
        if let first { first._items } else if let second { second._items }
    }
}
