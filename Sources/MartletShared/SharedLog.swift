import Foundation

/// A log that all users of a ``SharedStorage`` share, by its name: elements are appended, and followed in order.
///
///     let orders = SharedLog<Order>("orders", in: storage, keeping: 500)
///     try await orders.append(order)
///     for try await entry in orders.follow() { show(entry.element) }
public struct SharedLog<Element: Codable & Sendable>: Sendable {
    /// An element with its number.
    public struct Entry: Identifiable, Sendable {
        /// Later entries of a log have larger numbers. Numbers can be left out.
        public let number: Int64
        public let element: Element

        public var id: Int64 { number }

        public init(number: Int64, element: Element) {
            self.number = number
            self.element = element
        }
    }

    public let name: String
    let storage: SharedStorage
    private let count: Int

    /// - Parameters:
    ///   - name: 1 to 200 bytes without control characters.
    ///   - count: How many of the latest entries are kept; the same number everywhere.
    public init(_ name: String, in storage: SharedStorage, keeping count: Int = 1000) {
        precondition(count > 0, "A log keeps at least one entry.")
        self.name = name
        self.storage = storage
        self.count = count
    }

    /// Appends an element. When this returns, the element is stored.
    ///
    /// - Returns: The element's number.
    /// - Throws: ``SharedError``.
    @discardableResult
    public func append(_ element: Element) async throws -> Int64 {
        try SharedStorage.check(name)
        let bytes = try SharedCoding.encode(element, named: name, limit: storage.limits.element)
        return try await storage.engine.append(bytes, to: name, keeping: count)
    }

    /// Returns the latest entries, the oldest of them first.
    ///
    /// - Parameter count: The maximum number.
    /// - Throws: ``SharedError``.
    public func latest(_ count: Int = .max) async throws -> [Entry] {
        try SharedStorage.check(name)
        return try await storage.engine.entries(of: name, .last(Swift.min(count, self.count))).entries.map(entry)
    }

    /// Follows the log: each entry once, in order, without gaps, those that exist and then those that anybody appends.
    ///
    /// It goes on when the server of the storage was away. If entries have been removed before they were read, it throws
    /// ``SharedError/missed(log:after:)``.
    ///
    /// - Parameter number: The number of the entry after which it begins; 0 for the oldest that is kept.
    public func follow(after number: Int64 = 0) -> SharedEntries<Element> { SharedEntries(log: self, start: number) }

    func entry(_ entry: SharedPage.Entry) throws -> Entry {
        Entry(number: entry.number, element: try SharedCoding.decode(Element.self, from: entry.bytes, named: name))
    }
}

extension SharedLog.Entry: Equatable where Element: Equatable {}
extension SharedLog.Entry: Hashable where Element: Hashable {}

/// The entries of a ``SharedLog`` that is followed.
public struct SharedEntries<Content: Codable & Sendable>: AsyncSequence, Sendable {
    public typealias Element = SharedLog<Content>.Entry

    let log: SharedLog<Content>
    let start: Int64

    public func makeAsyncIterator() -> Iterator { Iterator(log: log, position: start) }

    public struct Iterator: AsyncIteratorProtocol {
        private static var pageSize: Int { 100 }

        private let log: SharedLog<Content>
        private var position: Int64
        private var signals: AsyncStream<Void>.Iterator?
        /// Entries that were read, the next one last.
        private var waiting: [SharedPage.Entry] = []
        private var hasRead = false

        init(log: SharedLog<Content>, position: Int64) {
            self.log = log
            self.position = position
        }

        public mutating func next() async throws -> Element? { try await next(isolation: nil) }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
            if signals == nil {
                try SharedStorage.check(log.name)
                signals = try await log.storage.signals(of: log.name).makeAsyncIterator()
            }
            while waiting.isEmpty {
                if Task.isCancelled { return nil }
                do {
                    let page = try await log.storage.engine.entries(of: log.name, .after(position, limit: Self.pageSize))
                    hasRead = true
                    // From the beginning is from the oldest that is kept.
                    if position > 0, page.dropped > position { throw SharedError.missed(log: log.name, after: position) }
                    waiting = page.entries.reversed()
                    if !waiting.isEmpty { break }
                } catch SharedError.unavailable where hasRead {
                    // A signal comes when the server is back.
                }
                guard await signals?.next(isolation: actor) != nil else { return nil }
            }
            guard let entry = waiting.popLast() else { return nil }
            position = entry.number
            return try log.entry(entry)
        }
    }
}
