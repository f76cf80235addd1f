import Foundation
import MartletGraph
import MartletTest
import QBChatModels
import QBChatPorts

/// The amount of model data that a port's state contains, and how much of it the visible views receive, in fields.
public struct StateReach: Codable, Hashable, Sendable {
    /// The number of listed chats.
    public var chats: Int
    /// The fields of chats, messages and users that are reachable from the views' state. A shared buffer counts once.
    public var held: Int
    /// The fields of the values that mounted leaf views have. The lists they come from do not count.
    public var read: Int
    /// The number of chats that the user then opened and closed.
    public var visited: Int
    /// The fields that the views' state contains after that, in addition to those of before.
    public var left: Int
    /// A fifth of these chats. What is left of all but not of these belongs to closed chats.
    public var few: Int
    /// The fields that the views' state contained after those, in addition to those of before.
    public var leftOfFew: Int

    /// Measures a port while it shows its list.
    ///
    /// - Parameter visited: The number of chats to open and close, at most `chats`.
    @MainActor
    public static func measure(_ port: ChatPort, chats: Int, visited: Int = 0) async -> StateReach {
        await measure(ChatVisit(port, .withChats(chats)), chats: chats, visited: visited)
    }

    /// Measures a mounted app that shows its list.
    @MainActor
    static func measure(_ visit: ChatVisit, chats: Int, visited: Int) async -> StateReach {
        let before = StateWalk(visit.host)
        var leftOfFew = 0
        for number in 0..<visited {
            visit.host.navigate(visit.port.address(of: Chat.ID("chat-\(number)")))
            await visit.host.settle()
            await visit.goBack()
            if number + 1 == visited / 5 { leftOfFew = StateWalk(visit.host).held - before.held }
        }
        return StateReach(
            chats: chats, held: before.held, read: before.read, visited: visited, left: StateWalk(visit.host).held - before.held,
            few: visited / 5, leftOfFew: leftOfFew)
    }
}

/// Visits the nodes of a session by reflection, so that ports need no support for it.
@MainActor
private struct StateWalk {
    var held = 0
    var read = 0
    private var seen: Set<ObjectIdentifier> = []
    private var buffers: Set<UnsafeRawPointer> = []

    init(_ host: TestHost) {
        if let root = Mirror(reflecting: host.session).descendant("root") as? Node { visit(root) }
    }

    private mutating func visit(_ node: Node) {
        let parts = Mirror(reflecting: node)
        if let storage = parts.descendant("storage") { hold(storage) }
        if let view = parts.descendant("view"), String(reflecting: type(of: view)).hasPrefix("QBChatLeaves.") {
            for field in Mirror(reflecting: view).children where Self.isModel(field.value) { read += Self.fields(of: field.value) }
        }
        var children: [Node] = []
        node.forEachChild { children.append($0) }
        for child in children { visit(child) }
    }

    private mutating func hold(_ value: Any) {
        // Skip the service, which is not part of the port, and the graph's own objects, which lead back to the nodes.
        if value is any ChatService || value is Node || String(reflecting: type(of: value)).hasPrefix("MartletGraph.") { return }
        if let buffer = (value as? any Buffered)?.buffer, !buffers.insert(buffer).inserted { return }
        let parts = Mirror(reflecting: value)
        if parts.displayStyle == .class, !seen.insert(ObjectIdentifier(value as AnyObject)).inserted { return }
        if Self.isModel(value) {
            held += Self.fields(of: value)
        } else {
            for child in parts.children { hold(child.value) }
            if let superclass = parts.superclassMirror, !String(reflecting: superclass.subjectType).hasPrefix("Martlet") {
                for child in superclass.children { hold(child.value) }
            }
        }
    }

    /// Whether a value is a chat, a message or a user.
    private static func isModel(_ value: Any) -> Bool { value is Chat || value is Message || value is User }

    private static func fields(of value: Any) -> Int {
        if value is Date { return 1 }
        let children = Mirror(reflecting: value).children
        return children.isEmpty || value is String ? 1 : children.reduce(0) { $0 + fields(of: $1.value) }
    }
}

/// A collection that may share its buffer with copies.
private protocol Buffered {
    var buffer: UnsafeRawPointer? { get }
}

extension Array: Buffered {
    fileprivate var buffer: UnsafeRawPointer? { isEmpty ? nil : withUnsafeBytes { $0.baseAddress } }
}
