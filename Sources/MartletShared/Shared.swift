import Foundation

/// A value that all users of a ``SharedStorage`` share, by its name.
///
///     let seats = Shared("seats", in: storage, initial: 40)
///     let isBooked = try await seats.change { count in
///         guard count > 0 else { return false }
///         count -= 1
///         return true
///     }
///     for try await count in seats.values { … }
///
/// The value is stored as JSON. It does not exist until its first change: until then it reads as the initial value.
public struct Shared<Value: Codable & Sendable>: Sendable {
    public let name: String
    private let storage: SharedStorage
    private let initial: Value

    /// - Parameters:
    ///   - name: 1 to 200 bytes without control characters.
    ///   - initial: The value before anybody changes it.
    public init(_ name: String, in storage: SharedStorage, initial: Value) {
        self.name = name
        self.storage = storage
        self.initial = initial
    }

    /// The value now.
    ///
    /// - Throws: ``SharedError``.
    public var value: Value {
        get async throws { try decode(await record()) }
    }

    /// Changes the value. Of changes at the same time, from whatever process, none is lost.
    ///
    /// `body` runs on the caller's actor, and again when somebody else has changed the value meanwhile: it must have no other effect. No lock is held
    /// while it runs, so a body that takes long keeps nobody waiting. A body that throws, or that leaves the value as it is, changes nothing.
    ///
    /// - Returns: What `body` returned for the value that was stored.
    /// - Throws: ``SharedError``, or the error of `body`.
    @discardableResult
    public func change<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: (inout Value) throws -> Result
    ) async throws -> Result {
        var current = try await record()
        var attempts = 0
        while true {
            var value = try decode(current)
            let result = try body(&value)
            let bytes = try SharedCoding.encode(value, named: name, limit: storage.limits.value)
            if bytes == current?.bytes { return result }
            switch try await storage.engine.replace(name, version: current?.version ?? 0, with: bytes) {
            case .replaced: return result
            case .conflict(let newer): current = newer
            }
            attempts += 1
            // When many change it at once, they try again at different times.
            if attempts > 2 { try await Task.sleep(for: .microseconds(.random(in: 0...500) * min(attempts, 20))) }
        }
    }

    /// The value now, and then after changes by anybody. A reader that is slow misses values in between, and never the latest.
    ///
    /// It goes on when the server of the storage was away. It throws if what is stored is no `Value`.
    public var values: SharedValues<Value> { SharedValues(storage: storage, name: name) { try decode($0) } }

    private func record() async throws -> SharedRecord? {
        try SharedStorage.check(name)
        return try await storage.engine.value(named: name)
    }

    private func decode(_ record: SharedRecord?) throws -> Value {
        try record.map { try SharedCoding.decode(Value.self, from: $0.bytes, named: name) } ?? initial
    }
}

/// The values of a ``Shared``.
public struct SharedValues<Value: Codable & Sendable>: AsyncSequence, Sendable {
    public typealias Element = Value

    let storage: SharedStorage
    let name: String
    let decode: @Sendable (SharedRecord?) throws -> Value

    public func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }

    public struct Iterator: AsyncIteratorProtocol {
        let sequence: SharedValues
        private var signals: AsyncStream<Void>.Iterator?
        private var version: Int64?

        init(sequence: SharedValues) { self.sequence = sequence }

        public mutating func next() async throws -> Value? { try await next(isolation: nil) }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Value? {
            if signals == nil {
                try SharedStorage.check(sequence.name)
                signals = try await sequence.storage.signals(of: sequence.name).makeAsyncIterator()
            } else {
                guard await signals?.next(isolation: actor) != nil else { return nil }
            }
            while true {
                do {
                    let record = try await sequence.storage.engine.value(named: sequence.name)
                    if (record?.version ?? 0) != version {
                        version = record?.version ?? 0
                        return try sequence.decode(record)
                    }
                } catch SharedError.unavailable where version != nil {
                    // A signal comes when the server is back.
                }
                guard await signals?.next(isolation: actor) != nil else { return nil }
            }
        }
    }
}
