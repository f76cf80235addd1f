import ArgumentParser
import Foundation
import MartletProject

/// The command `martlet doctor`: says what is missing on this machine, and what to type.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check that this machine has what building an app needs.",
        discussion: """
            Looks for Swift, its linker, the headers that apps need, and room on the disk. Prints what to type for all that is missing. The exit \
            code is then 1.

            Example:
              martlet doctor
            """)

    @Option(
        help: ArgumentHelp("The folder for copies of apps and all that is built. (default: ~/.cache/martlet)", valueName: "folder"),
        completion: .directory)
    var cache: String?

    func run() throws {
        let checks = Machine(cache: AppCache(cache.map { URL(fileURLWithPath: $0) }).folder).checks
        for check in checks { print(check.advice.map { "✗ \(check.text). \($0)" } ?? "✓ \(check.text)") }
        guard checks.allSatisfy({ $0.advice == nil }) else { throw ExitCode(1) }
        print("\nThis machine is ready. Next: martlet new NAME, or martlet run PATH")
    }
}
