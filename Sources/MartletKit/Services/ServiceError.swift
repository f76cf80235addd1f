/// Why a container cannot give a service out, in words for the person who wired it.
public struct ServiceError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable {
        /// It was never registered.
        case missing
        /// It needs itself, by way of others.
        case circle
        /// It belongs to a session, and was asked for where there is none.
        case noSession
        /// What makes it threw.
        case notMade
        /// It was registered twice in one container.
        case registeredTwice
        /// It was overridden, and there was nothing to override.
        case nothingToOverride
        /// It shall be the process's, and was registered in the container of one session.
        case registeredTooLow
        /// There is no container.
        case noContainer
    }

    public let reason: Reason
    /// The type that was asked for.
    public let service: String
    /// One sentence that says what is wrong.
    public let problem: String
    /// What may help: what is there instead, and the line that would mend it.
    public let details: [String]

    public var description: String { ([problem] + details).joined(separator: "\n") }
}

extension ServiceError {
    static func missing(_ service: String, asker: String, present: [String]) -> ServiceError {
        ServiceError(
            reason: .missing, service: service, problem: "\(asker) needs a service \(service), and none is registered.",
            details: [
                present.isEmpty ? "Nothing is registered here." : "Registered here: \(present.joined(separator: ", ")).",
                "Register it where the container is made: services.register(\(metatype(service))) { services in … }",
            ])
    }

    /// - Parameter names: The services of the circle, the first once more at the end.
    static func circle(_ names: [String]) -> ServiceError {
        ServiceError(
            reason: .circle, service: names.last ?? "", problem: "Services need each other in a circle: \(names.joined(separator: " → ")).",
            details: ["Let one of them be given what it needs after both are made, or move what both need into a third."])
    }

    /// - Parameter service: One of a session, for which one of the process asks.
    static func noSession(_ service: String, forShared asker: String) -> ServiceError {
        ServiceError(
            reason: .noSession, service: service,
            problem: "\(asker), which is shared by the process, needs a service \(service), which belongs to a session.",
            details: [
                "What is shared by all users must not keep what belongs to one of them.",
                "Register \(service) with scope: .process, or \(asker) without.",
            ])
    }

    static func noSession(_ service: String, asker: String) -> ServiceError {
        ServiceError(
            reason: .noSession, service: service,
            problem: "\(asker) asks the container of the process for the service \(service), which belongs to a session.",
            details: ["Ask the container of a session: Services(parent: shared). Or register it with scope: .process."])
    }

    static func notMade(_ service: String, because error: any Error) -> ServiceError {
        ServiceError(reason: .notMade, service: service, problem: "The service \(service) could not be made: \(error)", details: [])
    }

    static func registeredTwice(_ service: String) -> ServiceError {
        ServiceError(
            reason: .registeredTwice, service: service, problem: "\(service) is registered twice in one container.",
            details: ["To replace it, say so: services.override(\(metatype(service))) { services in … }"])
    }

    static func nothingToOverride(_ service: String, present: [String]) -> ServiceError {
        ServiceError(
            reason: .nothingToOverride, service: service, problem: "\(service) is overridden, but was never registered.",
            details: [
                present.isEmpty ? "Nothing is registered here." : "Registered here: \(present.joined(separator: ", ")).",
                "Override it under the type it is registered as, or register it.",
            ])
    }

    static func registeredTooLow(_ service: String) -> ServiceError {
        ServiceError(
            reason: .registeredTooLow, service: service,
            problem: "\(service) is registered for the process in the container of one session.",
            details: ["Register it in the container that is given to sessions as their parent."])
    }

    static func noContainer(_ service: String, asker: String) -> ServiceError {
        ServiceError(
            reason: .noContainer, service: service, problem: "\(asker) needs a service \(service), and there are no services above it.",
            details: ["Put them in on a view above: .services(services)"])
    }

    /// How a type is written as a value: `Orders.self`, `(any Orders).self`.
    private static func metatype(_ service: String) -> String {
        service.contains(" ") ? "(\(service)).self" : "\(service).self"
    }
}
