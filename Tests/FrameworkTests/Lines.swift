import Logging
import Synchronization

/// The lines that a logger has written.
final class Lines: Sendable {
    let all = Mutex<[String]>([])

    var handler: any LogHandler { Handler(lines: self) }

    private struct Handler: LogHandler {
        let lines: Lines
        var metadata: Logging.Logger.Metadata = [:]
        var logLevel = Logging.Logger.Level.trace

        init(lines: Lines) { self.lines = lines }

        subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(
            level: Logging.Logger.Level, message: Logging.Logger.Message, metadata: Logging.Logger.Metadata?, source: String, file: String,
            function: String, line: UInt
        ) { lines.all.withLock { $0.append("\(level) \(message)") } }
    }
}
