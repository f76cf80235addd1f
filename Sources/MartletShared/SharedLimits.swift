/// How large shared data may become.
public struct SharedLimits: Hashable, Sendable {
    /// The maximum size of a value's JSON, in bytes.
    public var value = 1024 * 1024
    /// The maximum size of the JSON of a log's element, in bytes.
    public var element = 64 * 1024
    /// The maximum size of a storage in a folder, in bytes. A database of PostgreSQL has none.
    public var storage = 1024 * 1024 * 1024

    public init() {}
}
