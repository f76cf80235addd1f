import Foundation

/// What a port takes of its process: objects made, and bytes held. It is measured in a process of its own.
public struct Footprint: Codable, Hashable, Sendable {
    /// Objects made to show the list.
    public var list: ObjectCount
    /// Objects made to open a chat from there.
    public var chat: ObjectCount
    /// Objects made to show a list of 1,000 chats.
    public var longList: ObjectCount
    public var bytes: Bytes

    /// Objects by whose classes they are.
    public struct ObjectCount: Codable, Hashable, Sendable {
        /// Of the port's own classes.
        public var own: Int
        /// Of the kit's: stores, services, what is behind them.
        public var kit: Int

        public var total: Int { own + kit }
    }

    /// What a session holds: the bytes that are free once it is closed. Not the same to the byte each time, as counts are.
    public struct Bytes: Codable, Hashable, Sendable {
        public var atList: Int
        public var inChat: Int
        /// In a chat, after many messages in another.
        public var afterActions: Int
        /// What is still held of a session that is closed.
        public var afterClose: Int
    }

    /// What the counters of a process say.
    public struct Counters {
        let liveBytes: () -> Int
        let beginObjects: () -> Void
        let endObjects: () -> [Any.Type]

        /// - Parameters:
        ///   - liveBytes: The bytes that are allocated and have not been freed.
        ///   - beginObjects: Notes the objects that are made from now on.
        ///   - endObjects: The types of those made since.
        public init(liveBytes: @escaping () -> Int, beginObjects: @escaping () -> Void, endObjects: @escaping () -> [Any.Type]) {
            self.liveBytes = liveBytes
            self.beginObjects = beginObjects
            self.endObjects = endObjects
        }
    }
}

extension Footprint.ObjectCount {
    init(_ types: [Any.Type]) {
        let names = types.map { String(reflecting: $0) }
        own = names.count { $0.hasPrefix("QBChat") && !$0.hasPrefix("QBChatModels.") }
        kit = names.count { $0.hasPrefix("MartletKit.") }
    }
}
