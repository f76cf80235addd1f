import Foundation
import Synchronization

/// Writes to the standard error which stubs are reached, each once.
final class StubLog: Sendable {
    static let shared = StubLog()

    private let reached = Mutex<Set<String>>([])

    private init() {}

    /// Notes that a line of the app has reached what is missing.
    func reach(_ name: String, file: String, line: Int) {
        let text = Self.text(name, file: file, line: line)
        guard reached.withLock({ $0.insert(text).inserted }) else { return }
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    static func text(_ name: String, file: String, line: Int) -> String { "\(file):\(line): reached a stub: \(name) is not in Martlet." }
}
