import Foundation

@testable import MartletProject

/// The folder of the fixture: an Xcode project of two apps, small and rich.
let orchardFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Orchard").standardizedFileURL

func orchard() throws -> XcodeProject { try XcodeProject(bundle: orchardFolder.appending(path: "Orchard.xcodeproj")) }

extension AppModule {
    /// The paths of the sources in the fixture.
    var paths: [String] { sources.map { String($0.path.dropFirst(orchardFolder.path.count + 1)) }.sorted() }
}

/// A folder that is removed with the value.
final class TemporaryFolder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "MartletProjectTests-\(UUID().uuidString)").standardizedFileURL
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// The texts of all files, by their paths.
    var texts: [String: String] {
        get throws {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
            return Dictionary(uniqueKeysWithValues: paths.compactMap { path in text(path).map { (path, $0) } })
        }
    }

    func text(_ path: String) -> String? { try? String(contentsOf: url.appending(path: path), encoding: .utf8) }

    deinit { try? FileManager.default.removeItem(at: url) }
}
