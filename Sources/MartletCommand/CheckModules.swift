import ArgumentParser
import Foundation
import MartletModuleCheck

/// The command `martlet check-modules`: reports imports that a package's rules forbid.
struct CheckModules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-modules",
        abstract: "Check that the targets of a package import only what its rules allow.",
        discussion: """
            docs/modules.md describes the format of the rules, a JSON file. The exit code is 1 if a target violates them.

            Examples:
              martlet check-modules                        the package in this folder, by its modules.json
              martlet check-modules --rules layers.json Shop
            """)

    @Option(help: "The file with the rules. The default is modules.json in the package.", completion: .file(extensions: ["json"]))
    var rules: String?

    @Argument(help: "The folder of the package.", completion: .directory)
    var package = "."

    func run() throws {
        let folder = URL(fileURLWithPath: package, isDirectory: true)
        let file = rules.map { URL(fileURLWithPath: $0) } ?? folder.appending(path: "modules.json")
        guard let json = FileManager.default.contents(atPath: file.path) else {
            throw ValidationError(
                "There is no file \(file.path). Write the rules there (see docs/modules.md), or name their file with --rules.")
        }
        let layout = try PackageLayout(of: folder)
        let violations: [Violation]
        do {
            violations = try ModuleCheck(ModuleRules(json: json), of: layout).violations
        } catch let error as RulesError {
            throw ValidationError("\(file.lastPathComponent): \(error)")
        }
        for violation in violations { print(violation) }
        guard violations.isEmpty else {
            let count = violations.count == 1 ? "1 violation" : "\(violations.count) violations"
            print("\n\(count) of the rules in \(file.lastPathComponent).")
            throw ExitCode(1)
        }
        let files = layout.targets.map(\.files.count).reduce(0, +)
        print("\(layout.targets.count) targets with \(files) files follow the rules in \(file.lastPathComponent).")
    }
}
