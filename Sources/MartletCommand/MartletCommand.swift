import ArgumentParser

@main
struct MartletCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "martlet", abstract: "Runs SwiftUI apps on Linux, and helps to build them.",
        subcommands: [
            RunCommand.self, BuildCommand.self, TestCommand.self, NewCommand.self, DoctorCommand.self, CheckModules.self,
            ViewDependenciesCommand.self,
        ])
}
