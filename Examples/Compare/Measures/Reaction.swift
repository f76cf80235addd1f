import MartletGraph
import MartletTest
import QBChatModels
import QBChatPorts

/// The views that a message in the first of many chats concerns, and those that it evaluates.
public struct Reaction: Codable, Hashable, Sendable {
    /// The number of listed chats.
    public var chats: Int
    /// The mounted views other than leaves: the port's own, and those of the screens that it uses.
    public var views: Int
    public var evaluatedViews: Int
    /// The mounted cells of the list.
    public var cells: Int
    public var evaluatedCells: Int

    /// Measures a port while it shows its list.
    @MainActor
    public static func measure(_ port: ChatPort, chats: Int) async -> Reaction {
        let visit = await ChatVisit(port, .withChats(chats))
        let mounted = types(in: visit.host)
        let evaluated = await visit.host.evaluations { await visit.receive("Hello again", in: Chat.ID("chat-0")) }
        let views = mounted.filter { $0.hasPrefix("QBChat") && !$0.hasPrefix("QBChatLeaves.") }
        let names = Set(views.compactMap { $0.split(separator: ".").last.map(String.init) })
        return Reaction(
            chats: chats, views: views.count, evaluatedViews: evaluated.filter { names.contains($0.key) }.values.reduce(0, +),
            cells: mounted.count { $0 == "QBChatLeaves.ChatCell" }, evaluatedCells: evaluated["ChatCell"] ?? 0)
    }

    /// Returns the names of the types of all mounted views that have a body, with their modules.
    @MainActor
    private static func types(in host: TestHost) -> [String] {
        var types: [String] = []
        func visit(_ node: Node) {
            if let view = Mirror(reflecting: node).descendant("view") { types.append(String(reflecting: type(of: view))) }
            node.forEachChild { visit($0) }
        }
        if let root = Mirror(reflecting: host.session).descendant("root") as? Node { visit(root) }
        return types
    }
}
