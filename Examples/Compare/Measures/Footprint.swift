import Foundation

/// The objects and memory that a port needs, measured in a process of its own.
public struct Footprint: Codable, Hashable, Sendable {
    /// The objects created to show the list.
    public var list: ObjectCount
    /// The objects created to open a chat from the list.
    public var chat: ObjectCount
    /// The objects created to show a list of 1,000 chats.
    public var longList: ObjectCount
    public var bytes: Bytes

    /// The number of created objects, by the module of their class.
    public struct ObjectCount: Codable, Hashable, Sendable {
        /// Objects of the port's own classes.
        public var own: Int
        /// Objects of MartletKit's classes: stores, services and their internals.
        public var kit: Int

        public var total: Int { own + kit }
    }

    /// The memory of a session: the bytes that closing it frees. These numbers are not exact, unlike the counts: each is the least of several
    /// processes.
    public struct Bytes: Codable, Hashable, Sendable {
        public var atList: Int
        public var inChat: Int
        /// In a chat, after many messages in another one.
        public var afterActions: Int
        /// The bytes that are not freed after the session is closed.
        public var afterClose: Int
        /// The largest difference between two processes in one of these numbers. A smaller difference between ports says nothing.
        public var noise = 0
    }

    /// The counters of a process.
    public struct Counters {
        let liveBytes: () -> Int
        let beginObjects: () -> Void
        let endObjects: () -> [Any.Type]

        /// - Parameters:
        ///   - liveBytes: Returns the number of allocated bytes.
        ///   - beginObjects: Starts recording created objects.
        ///   - endObjects: Stops recording, and returns the types of the objects.
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
