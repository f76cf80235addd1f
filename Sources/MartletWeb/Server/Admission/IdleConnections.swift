import NIOCore

/// The idle connections, in the order in which they became idle.
struct IdleConnections {
    private var channels: [ObjectIdentifier: (channel: any Channel, turn: Int)] = [:]
    /// One entry for each time that a connection became idle. Entries of connections that were busy since then are outdated and skipped.
    private var order = CircularBuffer<(id: ObjectIdentifier, turn: Int)>()
    private var turns = 0

    mutating func insert(_ channel: any Channel) {
        turns += 1
        let id = ObjectIdentifier(channel)
        channels[id] = (channel, turns)
        order.append((id, turns))
        if order.count > 64 + 2 * channels.count { order = CircularBuffer(order.filter { channels[$0.id]?.turn == $0.turn }) }
    }

    mutating func remove(_ channel: any Channel) { channels[ObjectIdentifier(channel)] = nil }

    mutating func removeOldest() -> (any Channel)? {
        while let (id, turn) = order.popFirst() {
            guard let entry = channels[id], entry.turn == turn else { continue }
            channels[id] = nil
            return entry.channel
        }
        return nil
    }
}
