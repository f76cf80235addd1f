import MartletCore
import MartletElements
import MartletGraph

/// The commands of an app, which Apple's platforms show in the menu bar. Here there is no menu bar: as on an iPad, the user runs a command
/// by its keyboard shortcut.
@MainActor @preconcurrency
public protocol Commands: DynamicContainer {
    associatedtype Body: Commands

    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }

    associatedtype _Items: View
    /// The commands as views that are never shown.
    var _items: _Items { get }
}

extension Commands {
    public var _items: CommandsView<Body> { CommandsView(commands: body) }
}

extension Commands where Body == Never {
    /// Primitive commands have no body.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive command and has no body") }
}

extension Never: Commands {}

/// The body of commands.
public struct CommandsView<C: Commands>: View {
    let commands: C

    public var body: C._Items { commands._items }
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

    public var _items: Content { content }
}

/// Commands at a place among the system's commands.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    public var _items: Content { content }
}

/// A place among the system's commands.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}

/// No commands.
public struct EmptyCommands: Commands {
    public typealias Body = Never
    public nonisolated init() {}
    public var _items: EmptyView { EmptyView() }
}

/// Sidebar commands. Empty here: the user toggles the sidebar with its button.
public struct SidebarCommands: Commands {
    public nonisolated init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

/// Toolbar commands. Empty here: toolbars cannot be customized.
public struct ToolbarCommands: Commands {
    public nonisolated init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

/// Text editing commands. Empty here: the browser has its own.
public struct TextEditingCommands: Commands {
    public nonisolated init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

/// Text formatting commands. Empty here: the browser has its own.
public struct TextFormattingCommands: Commands {
    public nonisolated init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

/// Builds commands from a closure.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> TupleCommands<repeat each Content> {
        TupleCommands(content: (repeat each content))
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> ConditionalCommands<Content, EmptyCommands> {
        ConditionalCommands(first: content, second: nil)
    }
    public static func buildEither<T: Commands, F: Commands>(first: T) -> ConditionalCommands<T, F> {
        ConditionalCommands(first: first, second: nil)
    }
    public static func buildEither<T: Commands, F: Commands>(second: F) -> ConditionalCommands<T, F> {
        ConditionalCommands(first: nil, second: second)
    }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Several commands.
public struct TupleCommands<each Content: Commands>: Commands {
    public typealias Body = Never
    nonisolated(unsafe) let content: (repeat each Content)  // Written once; its types need not be Sendable.

    nonisolated init(content: (repeat each Content)) { self.content = content }

    public var _items: some View { TupleView<repeat CommandsView<each Content>>(repeat CommandsView(commands: each content)) }
}

/// One of two commands, or none: the result of `if`.
public struct ConditionalCommands<First: Commands, Second: Commands>: Commands {
    public typealias Body = Never
    nonisolated(unsafe) let first: First?  // Written once; its type need not be Sendable.
    nonisolated(unsafe) let second: Second?

    nonisolated init(first: First?, second: Second?) {
        self.first = first
        self.second = second
    }

    @ViewBuilder public var _items: some View {
        if let first { CommandsView(commands: first) } else if let second { CommandsView(commands: second) }
    }
}

extension Scene {
    /// Adds commands to the scene. Keyboard shortcuts run them.
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        ModifiedScene(content: self, modifier: CommandShortcuts(commands: content()))
    }

    /// Removes the system's commands. Ignored, because there are none.
    public nonisolated func commandsRemoved() -> some Scene { self }
}

/// Adds the commands to the window.
private struct CommandShortcuts<C: Commands>: ViewModifier {
    nonisolated(unsafe) let commands: C  // Written once; its type need not be Sendable.

    nonisolated init(commands: C) { self.commands = commands }

    func body(content: Content) -> some View {
        content
        CommandsElement(content: CommandsView(commands: commands))
    }
}

private struct CommandsElement<Content: View>: ElementView {
    typealias Body = Never
    let content: Content

    static var _kind: Kind { .commands }
    var _content: some View { content }
}
