import ArgumentParser
import Foundation
import MartletProject

/// The command `martlet run`: builds an app as it lies in its project, and serves it.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Build an app of your own, and serve it to a browser.",
        discussion: """
            Reads the app's Xcode project, package or files, makes a copy of them in a cache, builds that on Martlet and serves it. \
            Nothing in the project's folder is changed. What the app uses and Martlet lacks is listed before the compiler's errors. \
            When you save a file, the app is built again, and open pages show it. If it does not compile, they show the errors.

            Examples:
              martlet run                          the app in this folder
              martlet run ~/Projects/Recipes       the app in another
              martlet run . --target "Recipes"     one of several apps
              martlet run . --port 9000 --open     at another port, opened in a browser
              martlet run . -- --log-level debug   with options of the app's server
              martlet run . --editor               and write tasks and a launch configuration for VS Code

            In the page: Ctrl+Alt+I inspects a view, Ctrl+Alt+E lists what each change does, Ctrl+Alt+R records a test.
            """)

    @OptionGroup var project: ProjectOptions

    @OptionGroup var server: ServerAddressOptions

    @Flag(inversion: .prefixedNo, help: "Build the app again when one of its files changes, and show it.")
    var watch = true

    @Flag(help: "Write .vscode/tasks.json and .vscode/launch.json into the project's folder. Files that are there stay as they are.")
    var editor = false

    func run() throws {
        var builder = try AppBuilder(options: project)
        if watch {
            try WatchedApp(builder: builder, didBuild: writeEditorFiles, arguments: server.arguments).run()
        } else {
            let built = try builder.build()
            try writeEditorFiles(for: built, builder.progress)
            try built.install().start(arguments: ["--data", built.data.path] + server.arguments(), home: built.home)
        }
    }

    /// Writes the files for the editor, if they are wanted. They name the program, so the app is built first.
    private func writeEditorFiles(for built: AppBuilder.Built, _ progress: BuildProgress) throws {
        guard editor else { return }
        let place = URL(fileURLWithPath: project.path).standardizedFileURL
        let program = built.build.program
        let files = EditorFiles(
            in: try ProjectKind(at: place).folder, app: program.lastPathComponent, martlet: try MartletCheckout.folder(project.martlet),
            arguments: [place.path] + (project.target.map { ["--target", $0] } ?? []), program: program.path)
        for outcome in try files.write() { progress.say("\(outcome)") }
    }
}
