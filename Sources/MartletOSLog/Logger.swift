import Foundation
import Logging

/// Writes lines to the server's log, by way of swift-log.
///
///     private let logger = Logger(subsystem: "org.example.shop", category: "orders")
///     logger.info("Ordered \(dish, privacy: .public)")
///
/// What an app interpolates is hidden in a release build as on Apple's platforms, because a server's log is read by others than the user. A
/// debug build logs all levels, a release build those from `notice` on.
public struct Logger: Sendable {
    private let log: Logging.Logger

    public init(subsystem: String, category: String) {
        log = Self.made(label: subsystem.isEmpty ? category : "\(subsystem).\(category)")
    }

    public init() { log = Self.made(label: "app") }

    public init(_ log: OSLog) { self = log.logger }

    private static func made(label: String) -> Logging.Logger {
        var log = Logging.Logger(label: label)
        log.logLevel = OSLogPrivacy.isDebugBuild ? .trace : .notice
        return log
    }

    /// For tests: a logger that writes elsewhere.
    init(label: String, handler: any LogHandler) { log = Logging.Logger(label: label) { _ in handler } }

    public func log(_ message: OSLogMessage) { write(.notice, message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level.level, message) }
    public func trace(_ message: OSLogMessage) { write(.trace, message) }
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    public func info(_ message: OSLogMessage) { write(.info, message) }
    public func notice(_ message: OSLogMessage) { write(.notice, message) }
    public func warning(_ message: OSLogMessage) { write(.warning, message) }
    public func error(_ message: OSLogMessage) { write(.error, message) }
    public func critical(_ message: OSLogMessage) { write(.critical, message) }
    public func fault(_ message: OSLogMessage) { write(.critical, message) }

    private func write(_ level: Logging.Logger.Level, _ message: OSLogMessage) { log.log(level: level, "\(message.text)") }

    /// Writes a text that is made when it is read.
    func write(_ type: OSLogType, text: @autoclosure () -> String) { log.log(level: type.level, "\(text())") }
}

/// The importance of a line.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)

    fileprivate var level: Logging.Logger.Level {
        switch self {
        case .info: .info
        case .debug: .debug
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
