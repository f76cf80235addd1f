import Foundation
import MartletKit

/// The settings that distinguish the app's environments, from a property list.
///
///     <key>Environment</key> <string>development</string>
///     <key>Name</key>        <string>Todos Development</string>
///     <key>API</key>         <string>http://127.0.0.1:8181/v1</string>
public struct TodosSettings: Equatable, Sendable {
    public let environment: AppEnvironment
    /// The app's name, for its windows and its first screen.
    public let name: String
    /// The URL of an external server, if there is one.
    public let api: URL?

    /// An error in a property list.
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
    /// - variables: The environment variables of the process. `TODOS_API` overrides the server.
    /// - Throws: `UnknownEnvironment` for an unknown name, so that a typing error does not select another environment; ``Problem`` for an
    ///   invalid URL; decoding errors.
    public init(propertyList data: Data, variables: [String: String] = ProcessInfo.processInfo.environment) throws {
        let list = try PropertyListDecoder().decode(PropertyList.self, from: data)
        environment = try AppEnvironment(named: list.environment)
        name = list.name
        api = try (variables["TODOS_API"] ?? list.api).map(Self.address)
    }

    /// Reads the settings in an app's bundle.
    ///
    /// - Parameter bundle: A bundle with an `Environment.plist`.
    public init(bundle: Bundle) throws {
        guard let file = bundle.url(forResource: "Environment", withExtension: "plist") else {
            throw Problem("Environment.plist is missing in \(bundle.bundlePath).")
        }
        try self.init(propertyList: Data(contentsOf: file))
    }

    private static func address(_ text: String) throws -> URL {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
            throw Problem("“\(text)” is not the URL of a server.")
        }
        return url
    }
}
