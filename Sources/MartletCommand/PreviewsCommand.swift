import ArgumentParser

/// The command `martlet previews`: builds an app as `martlet run` does, and shows its previews.
struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Show all previews of an app of your own on one page.",
        discussion: """
            Builds the app as `martlet run` does, and serves a page with each #Preview and PreviewProvider, live, in light and dark, on a phone \
            or a desk. When you save a file, the page shows it. A preview that crashes does not take the others with it.

            Examples:
              martlet previews                     the previews of the app in this folder
              martlet previews ~/Projects/Recipes  those of another
              martlet previews --port 9000 --open  at another port, opened in a browser
            """)

    @OptionGroup var project: ProjectOptions
    @OptionGroup var server: ServerAddressOptions

    func run() throws {
        try WatchedApp(builder: AppBuilder(options: project), showsPreviews: true, arguments: server.arguments).run()
    }
}
