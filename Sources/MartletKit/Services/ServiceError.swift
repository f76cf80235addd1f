/// The reason why a container cannot provide a service, written for the person who configures the container.
public struct ServiceError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable {
        /// The service is not registered.
        case missing
        /// The service depends on itself, directly or through others.
        case cycle
        /// The service has session scope, and was requested where there is no session.
        case noSession
        /// The service's factory threw an error.
        case creationFailed
        /// The service is registered twice in one container.
        case registeredTwice
        /// The service is overridden but not registered.
        case nothingToOverride
        /// The service has process scope, but is registered in the container of a session.
        case processScopeInSession
        /// There is no container in the environment.
        case noContainer
        /// There are several problems.
        case several
    }

    public let reason: Reason
    /// The requested type.
    public let service: String
    /// One sentence that describes the problem.
    public let problem: String
    /// Hints: what is registered instead, and the line that would fix the problem.
    public let details: [String]

    public var description: String { ([problem] + details).joined(separator: "\n") }
}

extension ServiceError {
    static func missing(_ service: String, requester: String, present: [String]) -> ServiceError {
        ServiceError(
            reason: .missing, service: service, problem: "\(requester) needs the service \(service), which is not registered.",
            details: [
                present.isEmpty ? "No service is registered here." : "Registered here: \(present.joined(separator: ", ")).",
                "Register it where you create the container: services.register(\(metatype(service))) { services in … }",
            ])
    }

    /// - Parameter names: The services of the cycle, in order; the first one is repeated at the end.
    static func cycle(_ names: [String]) -> ServiceError {
        ServiceError(
            reason: .cycle, service: names.last ?? "",
            problem: "Services depend on each other in a cycle: \(names.joined(separator: " → ")).",
            details: ["Set one of the dependencies after both services exist, or move what both need into a third service."])
    }

    /// - Parameter service: A service with session scope, which a service with process scope requests.
    static func noSession(_ service: String, forShared requester: String) -> ServiceError {
        ServiceError(
            reason: .noSession, service: service,
            problem: "\(requester), which has process scope, needs the service \(service), which has session scope.",
            details: [
                "A service that all users share must not hold a service that belongs to one user.",
                "Register \(service) with scope: .process, or remove that scope from \(requester).",
            ])
    }

    static func noSession(_ service: String, requester: String) -> ServiceError {
        ServiceError(
            reason: .noSession, service: service,
            problem: "\(requester) requests the service \(service), which has session scope, from the container of the process.",
            details: ["Request it from a session's container, Services(parent: shared), or register it with scope: .process."])
    }

    static func creationFailed(_ service: String, because error: any Error) -> ServiceError {
        ServiceError(
            reason: .creationFailed, service: service, problem: "The service \(service) could not be created: \(error)", details: [])
    }

    static func registeredTwice(_ service: String) -> ServiceError {
        ServiceError(
            reason: .registeredTwice, service: service, problem: "\(service) is registered twice in one container.",
            details: ["To replace the first registration, write: services.override(\(metatype(service))) { services in … }"])
    }

    static func nothingToOverride(_ service: String, present: [String]) -> ServiceError {
        ServiceError(
            reason: .nothingToOverride, service: service, problem: "\(service) is overridden but not registered.",
            details: [
                present.isEmpty ? "No service is registered here." : "Registered here: \(present.joined(separator: ", ")).",
                "Override the type that it is registered as, or register it.",
            ])
    }

    static func processScopeInSession(_ service: String) -> ServiceError {
        ServiceError(
            reason: .processScopeInSession, service: service,
            problem: "\(service) is registered with scope: .process in the container of a session.",
            details: ["Register it in the container that you pass to Services(parent:)."])
    }

    static func noContainer(_ service: String, requester: String) -> ServiceError {
        ServiceError(
            reason: .noContainer, service: service,
            problem: "\(requester) needs the service \(service), but no view above it provides services.",
            details: ["Add this modifier to a view above it: .services(services)"])
    }

    /// All problems in one, or the only one; `nil` if there is none.
    static func several(_ errors: [ServiceError]) -> ServiceError? {
        guard errors.count > 1 else { return errors.first }
        return ServiceError(
            reason: .several, service: errors.map(\.service).joined(separator: ", "), problem: "\(errors.count) services have problems.",
            details: errors.map(\.description))
    }

    /// The expression for a type's metatype: `Orders.self`, `(any Orders).self`.
    private static func metatype(_ service: String) -> String {
        service.contains(" ") ? "(\(service)).self" : "\(service).self"
    }
}
