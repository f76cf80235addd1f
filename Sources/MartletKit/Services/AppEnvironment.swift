import Foundation

/// The kind of services that an app runs against.
public enum AppEnvironment: String, CaseIterable, Hashable, Sendable {
    /// Real services and real users' data.
    case production
    /// Real services, with data that may be lost.
    case development
    /// No services outside the process: fixed data, for tests, previews and demonstrations.
    case fake
}

/// The error for a name that is not an environment.
public struct UnknownEnvironment: Error, Hashable, Sendable, CustomStringConvertible {
    /// The unknown name.
    public let name: String
    /// The setting that contained the name, if known: `the variable APP_ENVIRONMENT`.
    public let source: String?

    public var description: String {
        let known = AppEnvironment.allCases.map(\.rawValue).joined(separator: ", ")
        return "Unknown environment “\(name)”\(source.map { " in \($0)" } ?? ""). Use one of: \(known)."
    }
}

extension AppEnvironment {
    /// Creates the environment with a name: `production`, `development` or `fake`.
    public init(named name: String) throws(UnknownEnvironment) { try self.init(named: name, source: nil) }

    private init(named name: String, source: String?) throws(UnknownEnvironment) {
        guard let found = AppEnvironment(rawValue: name) else { throw UnknownEnvironment(name: name, source: source) }
        self = found
    }

    /// Returns the environment that a launch argument names, or else an environment variable.
    ///
    ///     MyApp --environment fake
    ///     APP_ENVIRONMENT=fake MyApp
    ///
    /// Martlet never calls this itself. Call it in the app's composition root if the app should be configurable.
    ///
    /// - Parameters:
    ///   - argument: The launch argument that precedes the name.
    ///   - variable: The environment variable that contains the name.
    ///   - fallback: The environment to use if neither is set.
    /// - Throws: ``UnknownEnvironment`` for any other name, so that a typing error in a deployment does not start the app in production.
    public static func requested(
        argument: String = "--environment", variable: String = "APP_ENVIRONMENT", else fallback: AppEnvironment,
        arguments: [String] = CommandLine.arguments, variables: [String: String] = ProcessInfo.processInfo.environment
    ) throws(UnknownEnvironment) -> AppEnvironment {
        if let index = arguments.firstIndex(of: argument) {
            let name = arguments.indices.contains(index + 1) ? arguments[index + 1] : ""
            return try AppEnvironment(named: name, source: "the argument \(argument)")
        }
        guard let name = variables[variable] else { return fallback }
        return try AppEnvironment(named: name, source: "the variable \(variable)")
    }
}
