import ArgumentParser

/// The command `martlet build`: builds an app as `martlet run` does, and does not serve it.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build an app of your own as `martlet run` does, without serving it.",
        discussion: """
            Prints the path of the program. The exit code is 1 if the app does not build.

            Examples:
              martlet build ~/Projects/Recipes             the app, as it is
              martlet build . --target "Recipes" --verbose one of several apps, with the compiler's warnings
            """)

    @OptionGroup var project: ProjectOptions

    func run() throws {
        var builder = try AppBuilder(options: project)
        print(try builder.build().build.program.path)
    }
}
