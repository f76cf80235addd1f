import Foundation

package struct PostgresError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        /// The server does not answer, or has ended the connection. A change may have been made or not.
        case unavailable
        case full
        /// Others were in the way.
        case busy
        case failed
    }

    package let kind: Kind
    package let description: String

    package init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}

/// A value of a statement.
package enum PostgresValue: Sendable {
    case text(String)
    case bytes(Data)
    case number(Int64)
    case null
}

/// A row of an answer.
package struct PostgresRow: Sendable {
    fileprivate let columns: [Data?]

    package func bytes(_ column: Int) -> Data? { columns[column] }
    package func text(_ column: Int) -> String? { columns[column].map { String(decoding: $0, as: UTF8.self) } }

    /// A `bigint`, `integer`, `smallint` or `boolean`.
    package func number(_ column: Int) -> Int64? {
        columns[column].map { bytes in
            let start: Int64 = bytes.first.map { $0 >= 0x80 && bytes.count > 1 } == true ? -1 : 0
            return bytes.reduce(start) { $0 << 8 | Int64($1) }
        }
    }
}

/// A connection to PostgreSQL. Use it from one thread at a time. It blocks that thread, at most for some seconds.
package final class PostgresConnection {
    private let library: PostgresLibrary
    private let connection: OpaquePointer
    /// Whether it has failed, and answers no more.
    package private(set) var isLost = false

    /// How long a statement may take.
    private static let patience: Duration = .seconds(10)

    /// - Parameter address: As libpq takes it: `postgresql://user@host/database?…`.
    package init(_ address: String) throws(PostgresError) {
        guard let library = PostgresLibrary.shared else {
            throw PostgresError(.failed, "libpq is missing (Debian: apt install libpq5)")
        }
        self.library = library
        guard let connection = Self.connect(address, library) else {
            throw PostgresError(.failed, "there is no memory for a connection")
        }
        self.connection = connection
        guard library.status(connection) == 0 else {
            throw PostgresError(.unavailable, Self.text(library.errorMessage(connection)))
        }
        _ = library.setNonBlocking(connection, 1)
        _ = try run("SET client_min_messages = warning")
    }

    private static func connect(_ address: String, _ library: PostgresLibrary) -> OpaquePointer? {
        // What the address says comes later, and wins.
        let words = [
            ("connect_timeout", "5"), ("keepalives_idle", "5"), ("keepalives_interval", "2"), ("keepalives_count", "3"),
            ("tcp_user_timeout", "10000"), ("application_name", "martlet"), ("dbname", address),
        ]
        let texts = words.map { (strdup($0.0), strdup($0.1)) }
        defer {
            for text in texts {
                free(text.0)
                free(text.1)
            }
        }
        return library.connect(texts.map { UnsafePointer($0.0) } + [nil], texts.map { UnsafePointer($0.1) } + [nil], 1)
    }

    deinit { library.finish(connection) }

    private static func text(_ message: UnsafePointer<CChar>?) -> String {
        (message.map { String(cString: $0) } ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    package var socket: CInt { library.socket(connection) }

    /// Runs one statement.
    @discardableResult
    package func run(_ statement: String, _ values: PostgresValue...) throws(PostgresError) -> [PostgresRow] {
        let end = ContinuousClock.now + Self.patience
        guard !isLost, send(statement, values) == 1 else { throw lost() }
        while true {
            let flushed = library.flush(connection)
            if flushed < 0 { throw lost() }
            if flushed == 0 { break }
            try wait(for: POLLIN | POLLOUT, until: end)
        }
        var rows: [PostgresRow] = []
        var failure: PostgresError?
        while true {
            while library.isBusy(connection) == 1 {
                try wait(for: POLLIN, until: end)
                if library.consumeInput(connection) == 0 { throw lost() }
            }
            guard let result = library.getResult(connection) else { break }
            defer { library.clear(result) }
            switch library.resultStatus(result) {
            case 1: break  // The statement returns no rows.
            case 2: rows += self.rows(result)
            default: failure = error(result)
            }
        }
        if let failure { throw failure }
        if library.status(connection) != 0 { throw lost() }
        return rows
    }

    private func wait(for events: Int32, until end: ContinuousClock.Instant) throws(PostgresError) {
        let time = max(0, (end - .now) / .milliseconds(1))
        var port = pollfd(fd: socket, events: Int16(events), revents: 0)
        let count = poll(&port, 1, CInt(time.rounded(.up)))
        if count == 0 {
            isLost = true
            throw PostgresError(.unavailable, "it has not answered for \(Int(Self.patience / .seconds(1))) seconds")
        }
        if count < 0, errno != EINTR { throw lost() }
    }

    private func lost() -> PostgresError {
        isLost = true
        let message = Self.text(library.errorMessage(connection))
        return PostgresError(.unavailable, message.isEmpty ? "the connection has ended" : message)
    }

    private func send(_ statement: String, _ values: [PostgresValue]) -> CInt {
        var types: [UInt32] = []
        var bytes: [[CChar]?] = []
        var lengths: [CInt] = []
        for value in values {
            switch value {
            case .text(let text):
                types.append(25)
                bytes.append(text.utf8.map { CChar(bitPattern: $0) })
            case .bytes(let data):
                types.append(17)
                bytes.append(data.map { CChar(bitPattern: $0) })
            case .number(let number):
                types.append(20)
                bytes.append(withUnsafeBytes(of: number.bigEndian) { $0.map { CChar(bitPattern: $0) } })
            case .null:
                types.append(0)
                bytes.append(nil)
            }
            lengths.append(CInt(bytes.last??.count ?? 0))
        }
        // libpq takes no text that contains the end of one, and binary ones may.
        let formats = [CInt](repeating: 1, count: values.count)
        let pointers = bytes.map { bytes -> UnsafeMutablePointer<CChar>? in
            guard let bytes else { return nil }
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
            copy.initialize(from: bytes + [0], count: bytes.count + 1)
            return copy
        }
        defer { pointers.forEach { $0?.deallocate() } }
        let constants = pointers.map { UnsafePointer($0) }
        return library.sendQuery(connection, statement, CInt(values.count), types, constants, lengths, formats, 1)
    }

    private func rows(_ result: OpaquePointer) -> [PostgresRow] {
        let columns = library.columnCount(result)
        return (0..<library.rowCount(result)).map { row in
            PostgresRow(
                columns: (0..<columns).map { column in
                    guard library.isNull(result, row, column) == 0, let value = library.value(result, row, column) else { return nil }
                    return Data(bytes: value, count: Int(library.length(result, row, column)))
                })
        }
    }

    private func error(_ result: OpaquePointer) -> PostgresError {
        let state = Self.text(library.resultError(result, CInt(UInt8(ascii: "C"))))
        let message = Self.text(library.resultError(result, CInt(UInt8(ascii: "M"))))
        switch state {
        case "53100": return PostgresError(.full, message)
        case "40001", "40P01", "55P03", "57014": return PostgresError(.busy, message)
        case "":
            isLost = true
            return PostgresError(.unavailable, message.isEmpty ? Self.text(library.errorMessage(connection)) : message)
        case let state where state.hasPrefix("57P") || state.hasPrefix("08") || state == "53300":
            isLost = true
            return PostgresError(.unavailable, message)
        default: return PostgresError(.failed, message)
        }
    }

    // MARK: Notifications

    /// Returns the notifications that have come: channel and text.
    package func notifications() throws(PostgresError) -> [(channel: String, text: String)] {
        if library.consumeInput(connection) == 0 { throw lost() }
        var found: [(String, String)] = []
        while let pointer = library.notifies(connection) {
            // struct pgNotify { char *relname; int be_pid; char *extra; … }
            let name = pointer.load(as: UnsafePointer<CChar>?.self)
            let extra = pointer.load(fromByteOffset: 2 * MemoryLayout<UnsafeRawPointer>.size, as: UnsafePointer<CChar>?.self)
            found.append((name.map { String(cString: $0) } ?? "", extra.map { String(cString: $0) } ?? ""))
            library.free(pointer)
        }
        return found
    }
}
