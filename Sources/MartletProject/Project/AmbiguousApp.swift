import Foundation

/// A project with several apps, of which none was named.
public struct AmbiguousApp: Error, Hashable, CustomStringConvertible {
    public let folder: URL
    public let names: [String]

    public init(folder: URL, names: [String]) {
        self.folder = folder
        self.names = names
    }

    public var description: String {
        "There are \(names.count) apps in \(folder.path). Name one:\n"
            + names.map { "    --target \($0.contains(" ") ? "\"\($0)\"" : $0)" }.joined(separator: "\n")
    }
}
