import Foundation

/// The text of the `Package.swift` that builds an app on Martlet.
struct AppManifest {
    /// The folder of Martlet's own package.
    let martlet: URL
    /// The modules of Apple's frameworks that the app links, by Apple's names.
    var frameworks: Set<String> = []
    /// Whether the app's modules link what stubs are made of.
    var hasStubs = false

    private var linked: [(name: String, module: String)] { AvailableModules.frameworks(named: frameworks) }
    private var libraries: [String] { ["Martlet"] + linked.map(\.module) + (hasStubs ? ["MartletStubs"] : []) }

    /// The module that shows the previews of a program that is linked with it.
    private static let previews = "MartletPreviews"

    /// The flags that let a target say `import SwiftUI`. Every file sees Combine and URLSession, as with Apple's Foundation.
    private static func appleNames(_ aliases: [(name: String, module: String)]) -> String {
        (aliases.flatMap { ["-module-alias", "\($0.name)=\($0.module)"] } + [
            "-Xfrontend", "-import-module", "-Xfrontend", "MartletCombine",
        ]
            // Testing would load a module that it has for UIKit on Apple's platforms alone.
            + (aliases.contains { $0.name == "UIKit" } ? ["-Xfrontend", "-disable-cross-import-overlays"] : []))
            .map(literal).joined(separator: ", ")
    }

    /// Returns the manifest of a package with a target for each module.
    func text(of project: AppProject, packages: [ResolvedPackage]) -> String {
        let crypto = AvailableModules.crypto
        var dependencies = [dependency] + packages.map(\.declaration)
        if !packages.contains(where: { $0.identity == crypto.package }) {
            // Any version: which one is used is Martlet's choice.
            dependencies.append(".package(url: \(Self.literal(crypto.url)), \"3.0.0\"..<\"100.0.0\")")
        }
        let targets = project.modules.map { target($0, packages: packages) }
        return """
            // swift-tools-version: 6.2
            // Made by `martlet run` from \(project.folder.path). It is written anew each time.
            import PackageDescription

            let appleNames = SwiftSetting.unsafeFlags([\(Self.appleNames(AvailableModules.aliases + linked + [(crypto.name, crypto.module)]))])

            let package = Package(
                name: "App",
                defaultLocalization: "en",
                dependencies: [
                    \(dependencies.joined(separator: ",\n        ")),
                ],
                targets: [
                    \(targets.joined(separator: ",\n        ")),
                ]
            )

            """
    }

    /// Returns the manifest of a package without targets, from which the package manager fetches others.
    func text(naming packages: [ResolvedPackage]) -> String {
        let dependencies = [".package(name: \"martlet\", path: \(Self.literal(martlet.path)))"] + packages.map(\.declaration)
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "App",
                dependencies: [
                    \(dependencies.joined(separator: ",\n        ")),
                ])

            """
    }

    private func target(_ module: AppModule, packages: [ResolvedPackage]) -> String {
        let kind =
            switch module.kind {
            case .app: "executableTarget"
            case .library: "target"
            case .tests: "testTarget"
            }
        let libraries = libraries + (module.kind == .tests ? ["MartletTest"] : [])
        let dependencies =
            (libraries + (module.kind == .app ? [Self.previews] : [])).map { ".product(name: \"\($0)\", package: \"martlet\")" }
            + [".product(name: \(Self.literal(AvailableModules.crypto.module)), package: \(Self.literal(AvailableModules.crypto.package)))"]
            + module.modules.map(Self.literal)
            + module.products.compactMap { product in
                ResolvedPackage.identity(of: product, among: packages).map {
                    ".product(name: \(Self.literal(product.name)), package: \(Self.literal($0)))"
                }
            }
        let resources = Self.topEntries(of: module.resources).map { ".copy(\(Self.literal("Resources/" + $0)))" }
        var lines = [
            "name: \(Self.literal(module.name))", "dependencies: [\(dependencies.joined(separator: ", "))]",
            "path: \(Self.literal("Sources/" + module.name))",
        ]
        if !resources.isEmpty { lines.append("resources: [\(resources.joined(separator: ", "))]") }
        lines.append("swiftSettings: [\(Self.settings(module.settings).joined(separator: ", "))]")
        if module.kind != .library { lines.append("linkerSettings: [.unsafeFlags([\"-use-ld=lld\"])]") }
        return ".\(kind)(\n            \(lines.joined(separator: ",\n            ")))"
    }

    private static func settings(_ settings: CompilerSettings) -> [String] {
        ["appleNames", ".swiftLanguageMode(.\(settings.languageMode.rawValue))"]
            + (settings.isolatesToMainActor ? [".defaultIsolation(MainActor.self)"] : [])
            + settings.conditions.map { ".define(\(literal($0)))" }
            + settings.upcomingFeatures.map { ".enableUpcomingFeature(\(literal($0)))" }
    }

    /// The names at the top of a bundle: a folder is copied with all that is in it.
    private static func topEntries(of resources: [BundleResource]) -> [String] {
        let present = resources.filter { FileManager.default.fileExists(atPath: $0.file.path) }
        return Set(present.compactMap { $0.path.split(separator: "/").first.map(String.init) }).sorted()
    }

    private static func literal(_ text: String) -> String { SourceRewriter.literal(text) }

    /// The declaration of Martlet's package among the dependencies of another.
    var dependency: String { ".package(name: \"martlet\", path: \(Self.literal(martlet.path)))" }

    /// The lines at the end of a user's own manifest that put its targets on Martlet, as the README shows them.
    var ending: String { "\n\n// Added by `martlet run` to its copy.\n" + ending(isDeclared: false) }

    /// - Parameter isDeclared: Whether Martlet's package is among the dependencies already.
    func ending(isDeclared: Bool) -> String {
        """
        let martletNames = SwiftSetting.unsafeFlags([\(Self.appleNames(AvailableModules.aliases + linked))])
        \(isDeclared ? "" : "package.dependencies.append(\(dependency))\n")for target in package.targets where [.executable, .regular, .test].contains(target.type) {
            let libraries = [\(libraries.map(Self.literal).joined(separator: ", "))] + (target.type == .test ? ["MartletTest"] : target.type == .executable ? ["\(Self.previews)"] : [])
            target.dependencies += libraries.map { .product(name: $0, package: "martlet") }
            target.swiftSettings = (target.swiftSettings ?? []) + [martletNames]
            if target.type != .regular { target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(["-use-ld=lld"])] }
        }

        """
    }

    /// Returns the lines that declare catalogues of a user's own package as resources, by the names of their targets.
    func ending(declaring catalogues: [(target: String, paths: [String])]) -> String {
        catalogues.map { target, paths in
            let resources = paths.map { ".copy(\(Self.literal($0)))" }.joined(separator: ", ")
            return
                "for target in package.targets where target.name == \(Self.literal(target)) { target.resources = (target.resources ?? []) + [\(resources)] }\n"
        }.joined()
    }

    /// The lines that link the programs of a user's own package, which names Martlet itself, with what shows their previews.
    var endingForPreviews: String {
        """


        // Added by `martlet run` to its copy.
        for case .fileSystem(let name, let path) in package.dependencies.map(\\.kind) where path == \(Self.literal(martlet.path)) {
            for target in package.targets where target.type == .executable {
                target.dependencies.append(.product(name: "\(Self.previews)", package: name ?? \(Self.literal(martlet.lastPathComponent))))
            }
        }

        """
    }

    /// Returns the lines that let a user's own package take Martlet from here, in place of the folders that it names.
    func ending(replacing folders: [URL]) -> String {
        """


        // Added by `martlet run` to its copy.
        import Foundation
        package.dependencies = package.dependencies.map { dependency in
            guard case .fileSystem(let name, let path) = dependency.kind else { return dependency }
            let folder = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: Context.packageDirectory)).standardizedFileURL
            guard [\(folders.map { Self.literal($0.path) }.joined(separator: ", "))].contains(folder.path) else { return dependency }
            return .package(name: name ?? folder.lastPathComponent, path: \(Self.literal(martlet.path)))
        }

        """
    }
}
