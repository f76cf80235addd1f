import Foundation
import MartletShared

/// Another process for tests: it uses a storage as it is told, and says what it did.
///
///     SharedProbe FOLDER add COUNT         adds 1 to the value "count", so many times
///     SharedProbe FOLDER append COUNT      appends numbers from 1 on to the log "numbers", and says each
///     SharedProbe FOLDER follow COUNT      says so many entries of the log "numbers"
///     SharedProbe FOLDER echo COUNT        waits for odd numbers of the value "ball", and makes each one larger
@main
struct SharedProbe {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let count = Int(arguments[3]) else { exit(2) }
        let storage =
            arguments[1].hasPrefix("postgresql://")
            ? try SharedStorage(postgres: arguments[1]) : try SharedStorage(folder: URL(fileURLWithPath: arguments[1]))
        let numbers = SharedLog<Int>("numbers", in: storage, keeping: 100_000)
        switch arguments[2] {
        case "add":
            let value = Shared("count", in: storage, initial: 0)
            for _ in 0..<count { try await value.change { $0 += 1 } }
        case "append":
            for number in 1...count {
                try await numbers.append(number)
                say("\(number)")
            }
        case "follow":
            var rest = count
            say("ready")
            for try await entry in numbers.follow() {
                say("\(entry.element)")
                rest -= 1
                if rest == 0 { break }
            }
        case "echo":
            var rest = count
            let ball = Shared("ball", in: storage, initial: 0)
            say("ready")
            for try await value in ball.values where !value.isMultiple(of: 2) {
                try await ball.change { $0 += 1 }
                rest -= 1
                if rest == 0 { break }
            }
        default: exit(2)
        }
        say("done")
    }

    private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
