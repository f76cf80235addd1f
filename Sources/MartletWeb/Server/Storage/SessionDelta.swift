import Foundation
import MartletElements

/// What has changed in a session since it was written last.
struct SessionDelta: Codable, Hashable, Sendable {
    /// The whole session to which it belongs.
    var generation: UInt64
    var sequence: Int
    var handled: Int?
    var nextElement: Int
    /// `nil` if it is the same.
    var location: String?
    var traits: ClientTraits?
    var unsaved: [String]?
    var changed: [SessionSnapshot.SavedValue] = []
    /// The places of the values that are gone.
    var removed: [UInt64] = []

    func apply(to session: inout SavedSession) {
        session.sequence = sequence
        session.handled = handled
        session.snapshot.nextElement = nextElement
        if let location { session.snapshot.location = location }
        if let traits { session.snapshot.traits = traits }
        if let unsaved { session.snapshot.unsaved = unsaved }
        guard !changed.isEmpty || !removed.isEmpty else { return }
        let gone = Set(removed).union(changed.map(\.place))
        session.snapshot.values = session.snapshot.values.filter { !gone.contains($0.place) } + changed
    }

    // MARK: As lines

    /// One line of the file of deltas. It begins with a sum of what follows, so that a line which was not written to its end is found out.
    var line: Data {
        get throws {
            let json = try JSONEncoder().encode(self)
            let sum = String(Checksum.of(json), radix: 16)
            return Data("\(String(repeating: "0", count: 16 - sum.count))\(sum) ".utf8) + json + Data("\n".utf8)
        }
    }

    /// Returns the deltas of a file, up to the first line that is not whole.
    static func read(_ lines: Data) -> [SessionDelta] {
        var deltas: [SessionDelta] = []
        var rest = lines[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = rest[..<end]
            rest = rest[(end + 1)...]
            let json = Data(line.dropFirst(17))
            guard UInt64(String(decoding: line.prefix(16), as: UTF8.self), radix: 16) == Checksum.of(json),
                let delta = try? JSONDecoder().decode(SessionDelta.self, from: json)
            else { break }
            deltas.append(delta)
        }
        return deltas
    }
}

/// FNV-1a. It finds mistakes, not malice.
enum Checksum {
    static func of(_ bytes: some Sequence<UInt8>, from start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
        bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

/// What is known of a session in the folder, without its values: enough to tell what has changed.
struct WrittenSession {
    let generation: UInt64
    private var sequence: Int
    private var handled: Int?
    private var nextElement: Int
    private var location: String
    private var traits: ClientTraits
    private var unsaved: [String]
    /// The sums of the values, by their places.
    private var sums: [UInt64: UInt64]
    /// The bytes of the file with the whole session, and of its deltas.
    private(set) var wholeSize: Int
    private(set) var deltaSize = 0

    /// - Returns: `nil` if values cannot be told apart by their places.
    init?(_ session: SavedSession, generation: UInt64, size: Int) {
        guard let sums = Self.sums(session.snapshot) else { return nil }
        self.generation = generation
        (sequence, handled, nextElement) = (session.sequence, session.handled, session.snapshot.nextElement)
        (location, traits, unsaved) = (session.snapshot.location, session.snapshot.traits, session.snapshot.unsaved)
        self.sums = sums
        wholeSize = size
    }

    private static func sums(_ snapshot: SessionSnapshot) -> [UInt64: UInt64]? {
        var sums: [UInt64: UInt64] = [:]
        sums.reserveCapacity(snapshot.values.count)
        for value in snapshot.values {
            guard sums.updateValue(Checksum.of(value.json.utf8, from: value.name), forKey: value.place) == nil else { return nil }
        }
        return sums
    }

    /// Returns what has changed since, and remembers the session as it is now; a delta without content if nothing has.
    /// - Returns: `nil` if the session must be written whole.
    mutating func delta(to session: SavedSession) -> SessionDelta?? {
        let snapshot = session.snapshot
        guard let new = Self.sums(snapshot) else { return nil }
        var delta = SessionDelta(
            generation: generation, sequence: session.sequence, handled: session.handled, nextElement: snapshot.nextElement)
        if snapshot.location != location { delta.location = snapshot.location }
        if snapshot.traits != traits { delta.traits = snapshot.traits }
        if snapshot.unsaved != unsaved { delta.unsaved = snapshot.unsaved }
        delta.changed = snapshot.values.filter { sums[$0.place] != new[$0.place] }
        delta.removed = sums.keys.filter { new[$0] == nil }.sorted()
        let isSame =
            session.sequence == sequence && session.handled == handled && snapshot.nextElement == nextElement && delta.location == nil
            && delta.traits == nil && delta.unsaved == nil && delta.changed.isEmpty && delta.removed.isEmpty
        (sequence, handled, nextElement) = (session.sequence, session.handled, snapshot.nextElement)
        (location, traits, unsaved) = (snapshot.location, snapshot.traits, snapshot.unsaved)
        sums = new
        return .some(isSame ? nil : delta)
    }

    mutating func append(_ count: Int) { deltaSize += count }

    /// Whether the whole session takes no more room than its deltas would.
    func isFull(with count: Int) -> Bool { deltaSize + count > max(wholeSize, 16 * 1024) }
}
