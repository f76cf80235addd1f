/// What a new front asks of the one that it replaces, and `martlet status` of the one that runs.
enum TakeoverRequest: Codable, Sendable {
    /// Who are you?
    /// - Parameter version: The version of these messages, and of those between fronts, templates and hosts.
    case hello(version: Int)
    /// Give me everything.
    case give
    /// Everything has arrived.
    case ready
    /// I serve now.
    case serving
    /// Who is there? The answer is a ``HostStatus`` for each process, and then the end of the link.
    case status

    static let version = 1
}

/// What a running front tells the one that replaces it. It stands still from ``yours`` on, and goes on if the other ends before it serves.
enum TakeoverReply: Codable, Sendable {
    /// - Parameters:
    ///   - version: That of the messages.
    ///   - generation: How many fronts there were before it.
    case hello(version: Int, generation: Int)
    /// The lock of the folder comes with this message.
    case lock
    /// The listening socket comes with this message.
    case listener(isBehindProxy: Bool)
    /// The link to a process that has started hosts comes with this message.
    case template(Int)
    /// The link to a host comes with this message.
    case host(HostRecord)
    /// A connection comes with this message.
    case arrival(ArrivalRecord)
    /// That was everything.
    case all
    /// I stand still. Serve in my place.
    case yours
}

/// A host that serves a user, as one front describes it to the next.
struct HostRecord: Codable, Sendable {
    var number: Int
    /// The number of the template that has started it.
    var template: Int
    var process: Int32?
    var user: User
    var address: String?
    var end: HostEnd?
    var counts: HostCounts
    var wasActive: Bool
}

/// A connection whose first request is not answered yet, as one front describes it to the next.
struct ArrivalRecord: Codable, Sendable {
    /// What a host has of it.
    struct Place: Codable, Sendable {
        var host: Int
        /// Whether the host reads from it.
        var isTaken: Bool
        /// Whether a part of the answer may have been sent.
        var hasBegun: Bool
    }

    var number: Int
    var address: String?
    /// `nil` if the front has it: nothing was read from it.
    var place: Place?
    var user: User?
    var isNewcomer: Bool
    var request: Arrival.Request?
}
