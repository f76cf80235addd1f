import ArgumentParser

@main
struct MartletCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "martlet", abstract: "Tools for apps built on Martlet.", subcommands: [CheckModules.self])
}
