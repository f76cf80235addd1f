import Foundation

/// The kind of services that an app runs against. An app can have others beside the three that are here:
///
///     extension AppEnvironment {
///         static let qa: AppEnvironment = "qa"
///     }
///
///     let environment = try AppEnvironment.requested(among: AppEnvironment.common + [.qa], else: .production)
public struct AppEnvironment: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name, as a setting contains it.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral name: StaticString) { rawValue = name.description }

    /// Real services and real users' data.
    public static let production: AppEnvironment = "production"
    /// Real services, with data that may be lost.
    public static let development: AppEnvironment = "development"
    /// No services outside the process: fixed data, for tests, previews and demonstrations.
    public static let fake: AppEnvironment = "fake"

    /// The three environments of most apps.
    public static let common = [production, development, fake]
}

/// The error for a name that is not an environment.
public struct UnknownEnvironment: Error, Hashable, Sendable, CustomStringConvertible {
    /// The unknown name.
    public let name: String
    /// The environments that the app has.
    public let known: [AppEnvironment]
    /// The setting that contained the name, if known: `the variable APP_ENVIRONMENT`.
    public let source: String?

    public var description: String {
        let known = known.map(\.rawValue).joined(separator: ", ")
        return "Unknown environment “\(name)”\(source.map { " in \($0)" } ?? ""). Use one of: \(known)."
    }
}

extension AppEnvironment {
    /// Finds an environment by its name.
    ///
    /// - Throws: ``UnknownEnvironment`` if none of these has it.
    public init(named name: String, among known: [AppEnvironment] = common) throws(UnknownEnvironment) {
        try self.init(named: name, among: known, source: nil)
    }

    private init(named name: String, among known: [AppEnvironment], source: String?) throws(UnknownEnvironment) {
        guard let found = known.first(where: { $0.rawValue == name }) else {
            throw UnknownEnvironment(name: name, known: known, source: source)
        }
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
    ///   - known: The environments that the app has.
    ///   - argument: The launch argument that precedes the name.
    ///   - variable: The environment variable that contains the name.
    ///   - fallback: The environment to use if neither is set.
    /// - Throws: ``UnknownEnvironment`` for any other name, so that a typing error in a deployment does not start the app in production.
    public static func requested(
        among known: [AppEnvironment] = common,
        argument: String = "--environment", variable: String = "APP_ENVIRONMENT", else fallback: AppEnvironment,
        arguments: [String] = CommandLine.arguments, variables: [String: String] = ProcessInfo.processInfo.environment
    ) throws(UnknownEnvironment) -> AppEnvironment {
        if let index = arguments.firstIndex(of: argument) {
            let name = arguments.indices.contains(index + 1) ? arguments[index + 1] : ""
            return try AppEnvironment(named: name, among: known, source: "the argument \(argument)")
        }
        guard let name = variables[variable] else { return fallback }
        return try AppEnvironment(named: name, among: known, source: "the variable \(variable)")
    }
}
