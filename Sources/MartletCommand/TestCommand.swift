import ArgumentParser

/// The command `martlet test`: runs the unit tests of an app.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Run the unit tests of an app of your own.",
        discussion: """
            Runs the tests of the Xcode project or package. Tests of the user interface (XCUITest) need Apple's simulator and are left out. \
            The exit code is that of `swift test`, or 1 if the app does not build.

            Examples:
              martlet test ~/Projects/Recipes              all tests
              martlet test . --filter CartTests            those whose names match
            """)

    @OptionGroup var project: ProjectOptions

    @Option(help: ArgumentHelp("Run only tests whose names match.", valueName: "regular expression"))
    var filter: String?

    func run() throws {
        var builder = try AppBuilder(options: project)
        let built = try builder.build(withTests: true)
        let code = try built.build.test(filter: filter, progress: builder.progress)
        guard code == 0 else { throw ExitCode(code) }
    }
}
