import Foundation

/// The kinds of projects that contain an app.
public enum ProjectKind: Hashable, Sendable {
    /// An Xcode project, the `.xcodeproj` itself.
    case xcode(URL)
    /// A Swift package, or a Swift Playgrounds app.
    case package(URL)
    /// A folder of Swift files.
    case looseFiles(URL)

    /// The folder with the files of the project.
    public var folder: URL {
        switch self {
        case .xcode(let project): project.deletingLastPathComponent().standardizedFileURL
        case .package(let folder), .looseFiles(let folder): folder.standardizedFileURL
        }
    }

    /// Finds the project at a path: the project itself, or the folder that contains it.
    public init(at path: URL) throws {
        let path = path.standardizedFileURL
        let manager = FileManager.default
        guard manager.fileExists(atPath: path.path) else {
            throw ProjectError("There is no \(path.path). Name the folder of an app: martlet run PATH")
        }
        switch path.pathExtension {
        case "xcodeproj": self = .xcode(path)
        case "xcworkspace": self = try Self.project(among: Self.projects(inWorkspace: path), in: path)
        case "pbxproj": self = .xcode(path.deletingLastPathComponent())
        case _ where path.lastPathComponent == "Package.swift": self = .package(path.deletingLastPathComponent())
        case _ where !ProjectFolder.isFolder(path):
            throw ProjectError("\(path.path) is not a project. Name its folder: martlet run \(path.deletingLastPathComponent().path)")
        default:
            let names = try manager.contentsOfDirectory(atPath: path.path).sorted()
            let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map { path.appending(path: $0) }
            if !projects.isEmpty {
                self = try Self.project(among: projects, in: path)
            } else if names.contains("Package.swift") {
                self = .package(path)
            } else if let nested = Self.nested(in: path, names) {
                self = try ProjectKind(at: nested)
            } else {
                self = .looseFiles(path)
            }
        }
    }

    private static func project(among projects: [URL], in folder: URL) throws -> ProjectKind {
        guard let first = projects.first else {
            throw ProjectError("\(folder.path) contains no Xcode project. Name the project itself: martlet run NAME.xcodeproj")
        }
        guard projects.count == 1 else {
            throw ProjectError(
                "There are \(projects.count) Xcode projects in \(folder.path). Name one:\n"
                    + projects.map { "    martlet run \"\($0.path)\"" }.joined(separator: "\n"))
        }
        return .xcode(first)
    }

    /// Returns the projects that a workspace refers to.
    private static func projects(inWorkspace workspace: URL) -> [URL] {
        let contents = workspace.appending(path: "contents.xcworkspacedata")
        guard let text = try? String(contentsOf: contents, encoding: .utf8) else { return [] }
        // The file is XML: <FileRef location = "group:App/App.xcodeproj">.
        return text.split(separator: "\"").filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix("self:") }.map { location in
            let path = location.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
            return URL(fileURLWithPath: path, relativeTo: workspace.deletingLastPathComponent()).standardizedFileURL
        }
    }

    /// Returns the single folder in a folder that contains a project. Many repositories keep their project one level down.
    private static func nested(in folder: URL, _ names: [String]) -> URL? {
        let found = names.filter { !$0.hasPrefix(".") }.map { folder.appending(path: $0) }.filter { entry in
            guard ProjectFolder.isFolder(entry), let names = try? FileManager.default.contentsOfDirectory(atPath: entry.path) else {
                return false
            }
            return names.contains { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }
        }
        return found.count == 1 ? found.first : nil
    }
}
