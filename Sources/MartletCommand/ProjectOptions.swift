import ArgumentParser
import Foundation
import MartletProject

/// The options that say what is built, and where.
struct ProjectOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The app: a folder with an Xcode project, a Swift package, a Swift Playgrounds app, or Swift files; or the project itself.",
            valueName: "path"), completion: .directory)
    var path = "."

    @Option(help: ArgumentHelp("The app of a project that has several.", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp("The build configuration of an Xcode project, whose settings are taken.", valueName: "name"),
        completion: .list(["Debug", "Release"]))
    var configuration = "Debug"

    @Option(
        help: ArgumentHelp("The folder for copies of apps and all that is built. (default: ~/.cache/martlet)", valueName: "folder"),
        completion: .directory)
    var cache: String?

    @Option(
        help: ArgumentHelp("Build in this folder, such as one in which Martlet is built already.", valueName: "folder"),
        completion: .directory)
    var scratchPath: String?

    @Option(
        help: ArgumentHelp("The folder of Martlet's package. (default: where this command was built)", valueName: "folder"),
        completion: .directory)
    var martlet: String?

    @Option(
        name: .customLong("build-option"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("An option for `swift build`; may be repeated.", valueName: "option"))
    var buildOptions: [String] = []

    @Flag(help: "Let stubs stand for all that Martlet lacks, so that the rest of the app can be seen.")
    var stub = false

    @Flag(name: .shortAndLong, help: "Show the compiler's warnings, too.")
    var verbose = false
}
