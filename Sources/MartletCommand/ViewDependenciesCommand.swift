import ArgumentParser
import Foundation
import MartletSymbols

/// The command `martlet view-dependencies`: lists what each view of some modules can touch.
struct ViewDependenciesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "view-dependencies",
        abstract: "List what each view of a module can touch.",
        discussion: """
            It reads the built modules, so build the package first.

            Example:
              swift build && martlet view-dependencies Shop ShopCart
            """)

    @Option(help: "The folder with the built programs.", completion: .directory)
    var buildPath = ".build/debug"

    @Argument(help: "The modules.")
    var modules: [String]

    func run() async throws {
        let products = BuiltProducts(URL(filePath: buildPath, directoryHint: .isDirectory))
        for module in modules {
            if modules.count > 1 { print("\(module)\n") }
            do {
                print(ViewDependencies(try await products.symbols(of: module, from: "private")))
            } catch let failure as BuiltProducts.ToolFailure {
                throw ValidationError("\(module) cannot be read in \(buildPath). Build it first.\n\(failure)")
            }
            if modules.count > 1 { print() }
        }
    }
}
