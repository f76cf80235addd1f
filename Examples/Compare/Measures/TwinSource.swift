import Foundation

/// One of the two interfaces of the example Countries, with interactors or view models: the same screens with the same tests.
public struct TwinSource: Codable, Hashable, Sendable {
    /// The folder of the interface.
    public var target: String
    /// The lines of code of the interface.
    public var lines: Int
    /// The lines of code that both interfaces share.
    public var sharedLines: Int

    public var title: String { target == "UI" ? "Views with interactors" : "Views with view models" }

    /// - Parameter root: The root folder of the repository.
    public static func read(in root: URL) throws -> [TwinSource] {
        func lines(of target: String) throws -> Int {
            try PortSource.files(in: root.appending(path: "Examples/Countries/\(target)")).reduce(0) { $0 + $1.code.count }
        }
        let shared = try ["Entities", "Data", "Logic", "Leaves"].map(lines(of:)).reduce(0, +)
        return try ["UI", "MVVM"].map { TwinSource(target: $0, lines: try lines(of: $0), sharedLines: shared) }
    }
}
