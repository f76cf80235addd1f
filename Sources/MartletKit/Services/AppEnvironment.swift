import Foundation

/// What an app runs against: the real world, a place to try things, or nothing but itself.
public enum AppEnvironment: String, CaseIterable, Hashable, Sendable {
    /// For the people it is made for.
    case production
    /// Real services, with data that may be lost.
    case development
    /// Nothing outside the process: fixed data, for tests, previews and demonstrations.
    case fake
}

/// A name that is none of an environment.
public struct UnknownEnvironment: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was asked for.
    public let name: String
    /// Where the name came from, if that is known: `the variable APP_ENVIRONMENT`.
    public let source: String?

    public var description: String {
        let known = AppEnvironment.allCases.map(\.rawValue).joined(separator: ", ")
        return "There is no environment “\(name)”\(source.map { ", which \($0) asks for" } ?? ""). There are: \(known)."
    }
}

extension AppEnvironment {
    /// The environment of a name: `production`, `development` or `fake`.
    public init(named name: String) throws(UnknownEnvironment) { try self.init(named: name, source: nil) }

    private init(named name: String, source: String?) throws(UnknownEnvironment) {
        guard let found = AppEnvironment(rawValue: name) else { throw UnknownEnvironment(name: name, source: source) }
        self = found
    }

    /// The environment that whoever started the process asks for: with a launch argument, or else with a variable.
    ///
    ///     MyApp --environment fake
    ///     APP_ENVIRONMENT=fake MyApp
    ///
    /// Nothing reads this unasked; an app's composition root calls it, if it wants to be told.
    ///
    /// - Parameters:
    ///   - argument: The launch argument whose next one is the name.
    ///   - variable: The environment variable.
    ///   - fallback: The environment where nobody asks for one.
    /// - Throws: Where a name is none of an environment, so that a slip in a deployment is not a start in production.
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
