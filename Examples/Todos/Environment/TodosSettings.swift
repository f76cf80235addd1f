import Foundation
import MartletKit

/// What sets an environment's app apart from the others, as its property list says it.
///
///     <key>Environment</key> <string>development</string>
///     <key>Name</key>        <string>Todos Development</string>
///     <key>API</key>         <string>http://127.0.0.1:8181/v1</string>
public struct TodosSettings: Equatable, Sendable {
    public let environment: AppEnvironment
    /// The app's name, in its windows and on its first screen.
    public let name: String
    /// Where its server is, if it has one that somebody else runs.
    public let api: URL?

    /// What is wrong with a property list.
    public struct Problem: Error, Hashable, CustomStringConvertible {
        public let description: String

        public init(_ description: String) { self.description = description }
    }

    private struct PropertyList: Decodable {
        let environment: String
        let name: String
        let api: String?

        enum CodingKeys: String, CodingKey {
            case environment = "Environment"
            case name = "Name"
            case api = "API"
        }
    }

    /// - Parameters:
    ///   - data: The property list.
    ///   - variables: Of the process: `TODOS_API` is another server.
    /// - Throws: `UnknownEnvironment` for a name that is none of an environment, so that a slip is not a start in another one; ``Problem`` for
    ///   an address that is none; and what reading the list throws.
    public init(propertyList data: Data, variables: [String: String] = ProcessInfo.processInfo.environment) throws {
        let list = try PropertyListDecoder().decode(PropertyList.self, from: data)
        environment = try AppEnvironment(named: list.environment)
        name = list.name
        api = try (variables["TODOS_API"] ?? list.api).map(Self.address)
    }

    /// The settings that come with an app.
    ///
    /// - Parameter bundle: Has an `Environment.plist`.
    public init(bundle: Bundle) throws {
        guard let file = bundle.url(forResource: "Environment", withExtension: "plist") else {
            throw Problem("There is no Environment.plist in \(bundle.bundlePath).")
        }
        try self.init(propertyList: Data(contentsOf: file))
    }

    private static func address(_ text: String) throws -> URL {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
            throw Problem("“\(text)” is no address of a server.")
        }
        return url
    }
}
