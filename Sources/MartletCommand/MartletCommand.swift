import ArgumentParser

@main
struct MartletCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "martlet", abstract: "Runs SwiftUI apps on Linux, and helps to build them.",
        subcommands: subcommands)

    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let script = CompletionScript.requested(by: arguments, of: Self.self) { return print(script.text) }
        await main(arguments)
    }

    private static var subcommands: [any ParsableCommand.Type] {
        var commands: [any ParsableCommand.Type] = [
            RunCommand.self, PreviewsCommand.self, BuildCommand.self, TestCommand.self, NewCommand.self, DoctorCommand.self,
            CheckModules.self,
            ViewDependenciesCommand.self,
        ]
        #if os(Linux)
        commands.append(StatusCommand.self)
        #endif
        return commands
    }
}
