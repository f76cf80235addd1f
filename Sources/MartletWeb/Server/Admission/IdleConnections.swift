import NIOCore

/// Connections that have nothing to do, in the order in which they came to rest.
struct IdleConnections {
    private var channels: [ObjectIdentifier: (channel: any Channel, rest: Int)] = [:]
    /// Has an entry for each time that a connection came to rest; those that have gone on since are passed over.
    private var order = CircularBuffer<(id: ObjectIdentifier, rest: Int)>()
    private var rests = 0

    mutating func insert(_ channel: any Channel) {
        rests += 1
        let id = ObjectIdentifier(channel)
        channels[id] = (channel, rests)
        order.append((id, rests))
        if order.count > 64 + 2 * channels.count { order = CircularBuffer(order.filter { channels[$0.id]?.rest == $0.rest }) }
    }

    mutating func remove(_ channel: any Channel) { channels[ObjectIdentifier(channel)] = nil }

    mutating func removeOldest() -> (any Channel)? {
        while let (id, rest) = order.popFirst() {
            guard let entry = channels[id], entry.rest == rest else { continue }
            channels[id] = nil
            return entry.channel
        }
        return nil
    }
}
