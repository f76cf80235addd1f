import Foundation

extension PackageReference {
    /// Reads a package that a project lists.
    ///
    /// - Parameter folder: The folder that paths are relative to.
    init?(_ reference: ProjectObjects.Object, in folder: URL) {
        switch reference.kind {
        case "XCLocalSwiftPackageReference":
            guard let path = reference["relativePath"] ?? reference["path"] else { return nil }
            self = .local(folder.appending(path: path, directoryHint: .notDirectory).standardizedFileURL)
        case "XCRemoteSwiftPackageReference":
            guard let url = reference["repositoryURL"] else { return nil }
            self = .remote(url: url, requirement: Self.requirement(reference.table("requirement").compactMapValues(\.text)))
        default: return nil
        }
    }

    /// Returns a requirement as a manifest writes it.
    private static func requirement(_ fields: [String: String]) -> String {
        func quoted(_ key: String) -> String { "\"\(fields[key] ?? "")\"" }
        switch fields["kind"] {
        case "exactVersion": return "exact: \(quoted("version"))"
        case "versionRange": return "\(quoted("minimumVersion"))..<\(quoted("maximumVersion"))"
        case "upToNextMinorVersion": return ".upToNextMinor(from: \(quoted("minimumVersion")))"
        case "branch": return "branch: \(quoted("branch"))"
        case "revision": return "revision: \(quoted("revision"))"
        default: return "from: \(quoted("minimumVersion"))"
        }
    }
}
