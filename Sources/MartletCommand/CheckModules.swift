import ArgumentParser
import Foundation
import MartletModuleCheck

/// `martlet check-modules`: says where the targets of a package import what they must not.
struct CheckModules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-modules",
        abstract: "Check that the targets of a package import only what its rules allow.",
        discussion: "The rules are in a JSON file; docs/modules.md describes it. Exits with 1 if something is not as they say.")

    @Option(help: "The file of rules; by default modules.json in the package.")
    var rules: String?

    @Argument(help: "The folder of the package.")
    var package = "."

    func run() throws {
        let folder = URL(fileURLWithPath: package, isDirectory: true)
        let file = rules.map { URL(fileURLWithPath: $0) } ?? folder.appending(path: "modules.json")
        guard let json = FileManager.default.contents(atPath: file.path) else {
            throw ValidationError("There are no rules at \(file.path). Write some (docs/modules.md), or name the file with --rules.")
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
            let count = violations.count == 1 ? "1 thing is" : "\(violations.count) things are"
            print("\n\(count) not as \(file.lastPathComponent) says.")
            throw ExitCode(1)
        }
        let files = layout.targets.map(\.files.count).reduce(0, +)
        print("\(layout.targets.count) targets with \(files) files are as \(file.lastPathComponent) says.")
    }
}
