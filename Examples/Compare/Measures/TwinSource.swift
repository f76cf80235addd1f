import Foundation

/// The interface of the example Countries, once over interactors and once over view models: the same screens under the same tests.
public struct TwinSource: Codable, Hashable, Sendable {
    /// The folder of the interface.
    public var target: String
    /// Lines of code of the interface.
    public var lines: Int
    /// Lines of code that both stand on.
    public var sharedLines: Int

    public var title: String { target == "UI" ? "Views over interactors" : "Views over view models" }

    /// - Parameter root: The repository.
    public static func read(in root: URL) throws -> [TwinSource] {
        func lines(of target: String) throws -> Int {
            try PortSource.files(in: root.appending(path: "Examples/Countries/\(target)")).reduce(0) { $0 + $1.code.count }
        }
        let shared = try ["Entities", "Data", "Logic", "Leaves"].map(lines(of:)).reduce(0, +)
        return try ["UI", "MVVM"].map { TwinSource(target: $0, lines: try lines(of: $0), sharedLines: shared) }
    }
}
