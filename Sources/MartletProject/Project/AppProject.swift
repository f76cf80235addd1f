import Foundation

/// An app as a project file or a folder describes it: its modules, with all that a compiler must know, and the packages it uses.
public struct AppProject: Hashable, Sendable {
    /// The name of the app's target.
    public var name: String
    /// The folder of the project. Paths in messages and in the copy are relative to it.
    public var folder: URL
    /// The app's module, the libraries of the same project that it uses, and the tests.
    public var modules: [AppModule]
    public var packages: [PackageReference] = []
    /// The entries of the app's `Info.plist`, with all build settings inserted.
    public var info: [String: PropertyValue] = [:]
    /// Parts of the project that are left out, and why.
    public var notices: [Notice] = []

    public init(name: String, folder: URL, modules: [AppModule]) {
        self.name = name
        self.folder = folder
        self.modules = modules
    }

    /// The module with the app's entry point.
    public var app: AppModule? { modules.first { $0.kind == .app } }

    /// Takes out packages, by their identities, and the products of them.
    mutating func leaveOut(packages identities: Set<String>) {
        packages.removeAll { identities.contains($0.identity) }
        for index in modules.indices { modules[index].products.removeAll { $0.package.map(identities.contains) == true } }
    }

    /// Returns the identities of the remote packages that a message of the package manager names; all, if it names none.
    func remotePackages(namedIn message: String) -> Set<String> {
        let remote = packages.compactMap { package -> (identity: String, url: String)? in
            guard case .remote(let url, _) = package else { return nil }
            return (package.identity, url)
        }
        // It also names what it could fetch, on other lines.
        let errors = message.split(separator: "\n").filter { $0.contains("error:") }.joined(separator: "\n").lowercased()
        let named = remote.filter { errors.contains($0.url.lowercased()) || errors.contains("'\($0.identity)'") }
        return Set((named.isEmpty ? remote : named).map(\.identity))
    }

    public var hasRemotePackages: Bool { packages.contains { if case .remote = $0 { true } else { false } } }
}

/// The files and settings of one target.
public struct AppModule: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case app, library, tests }

    /// The name that other modules import.
    public var name: String
    public var kind: Kind
    public var sources: [URL]
    public var resources: [BundleResource] = []
    public var settings = CompilerSettings()
    /// The names of the project's other modules that this one uses.
    public var modules: [String] = []
    /// The products of packages that this module uses.
    public var products: [PackageProduct] = []

    public init(name: String, kind: Kind, sources: [URL]) {
        self.name = name
        self.kind = kind
        self.sources = sources
    }
}

/// A file or folder that is copied into the app's bundle.
public struct BundleResource: Hashable, Sendable {
    public var file: URL
    /// The path in the bundle, such as `de.lproj/Localizable.strings`.
    public var path: String

    public init(_ file: URL, path: String) {
        self.file = file
        self.path = path
    }
}

/// Settings of a target that change how Swift reads its files.
public struct CompilerSettings: Hashable, Sendable {
    public enum LanguageMode: String, Hashable, Sendable { case v5, v6 }

    public var languageMode = LanguageMode.v5
    /// Whether declarations belong to the main actor unless they say otherwise (`SWIFT_DEFAULT_ACTOR_ISOLATION`).
    public var isolatesToMainActor = false
    /// The names that `#if` finds set, without `DEBUG`, which the package manager sets.
    public var conditions: [String] = []
    public var upcomingFeatures: [String] = []
    /// Whether assets have names in code, such as `Image(.apple)`.
    public var declaresAssets = true
    /// Whether colours among them are members of `Color`, too.
    public var extendsColor = false
    /// Whether texts have names in code, such as `Text(.welcomeTitle)`.
    public var declaresStrings = false

    public init() {}
}

/// A package that an app depends on.
public enum PackageReference: Hashable, Sendable {
    case local(URL)
    /// The requirement is the argument of a manifest's `.package(url:…)`, such as `from: "1.0.0"`.
    case remote(url: String, requirement: String)

    /// The name by which SwiftPM distinguishes packages: the last component of the path or address, in lowercase.
    public var identity: String {
        switch self {
        case .local(let folder): folder.lastPathComponent.lowercased()
        case .remote(let url, _):
            String(url.split(separator: "/").last.map { $0.hasSuffix(".git") ? $0.dropLast(4) : $0 } ?? "").lowercased()
        }
    }
}

/// A product of a package, and the package's identity if the project says it.
public struct PackageProduct: Hashable, Sendable {
    public var name: String
    public var package: String?

    public init(_ name: String, package: String? = nil) {
        self.name = name
        self.package = package
    }
}

/// Something that the user should know about the project, with its place.
public struct Notice: Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Hashable, Sendable { case note, warning, error }

    public var severity: Severity
    public var message: String
    public var file: String?
    public var line: Int?

    public init(_ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil) {
        self.severity = severity
        self.message = message
        self.file = file
        self.line = line
    }

    /// The notice in the form of a compiler's message, which editors turn into a link: `App/View.swift:3: error: …`.
    public var description: String {
        let place = file.map { file in line.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
        return "\(place)\(severity.rawValue): \(message)"
    }
}

/// A project that cannot be read, or has nothing to run. The description says why, and what to do.
public struct ProjectError: Error, Hashable, CustomStringConvertible {
    public let description: String
    public init(_ description: String) { self.description = description }
}
