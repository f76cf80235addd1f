import Foundation
import Synchronization

/// The Swift files of the app that is developed, in which its types and previews are looked up.
package final class SourceFiles: Sendable {
    /// The variable that names the files and folders, one in each line.
    static let variable = "MARTLET_SOURCES"

    /// Where a type is declared.
    struct Place: Codable, Equatable, Sendable {
        var path: String
        var line: Int
    }

    /// Files, or folders with files.
    let places: [URL]

    /// A file as it was read.
    private struct Reading {
        let date: Date
        let size: Int
        /// The lines of the types that it declares, by their names. Of several with one name, the first.
        let lines: [String: Int]
    }

    /// The files by path. An author changes some of them while the app runs; only those are read again.
    private let readings = Mutex<[String: Reading]>([:])

    init(_ places: [URL]) { self.places = places }

    package convenience init(environment: [String: String]) {
        self.init((environment[Self.variable] ?? "").split(separator: "\n").map { URL(fileURLWithPath: String($0)) })
    }

    /// The number of files that were read, each time counted.
    var readCount: Int { reads.withLock(\.self) }
    private let reads = Mutex(0)

    /// Returns where a type is declared; `nil` if no file says so.
    ///
    /// - Parameter name: Without its generic arguments.
    func place(ofType name: String) -> Place? {
        for file in files {
            if let line = lines(of: file)[name] { return Place(path: file.path, line: line) }
        }
        return nil
    }

    private func lines(of file: URL) -> [String: Int] {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            let date = attributes[.modificationDate] as? Date, let size = attributes[.size] as? Int
        else { return [:] }
        if let known = readings.withLock({ $0[file.path] }), known.date == date, known.size == size { return known.lines }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
        reads.withLock { $0 += 1 }
        let lines = Self.declarations(in: text)
        readings.withLock { $0[file.path] = Reading(date: date, size: size, lines: lines) }
        return lines
    }

    /// Returns the lines of the types that a source declares, by their names.
    private static func declarations(in text: String) -> [String: Int] {
        let declaration = /\b(?:struct|class|enum|actor)\s+([\p{L}\p{N}_]+)/
        var lines: [String: Int] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.drop(while: \.isWhitespace).hasPrefix("//") {
            for match in line.matches(of: declaration) where lines[String(match.1)] == nil { lines[String(match.1)] = index + 1 }
        }
        return lines
    }

    package var files: [URL] {
        places.flatMap { place in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return [URL]() }
            guard isFolder.boolValue else { return [place] }
            let found = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            return found?.compactMap { $0 as? URL } ?? []
        }
        .filter { $0.pathExtension == "swift" }
    }
}
