import Foundation
import TodosServices

/// The base class of interactors: it has the services, and converts their errors.
@MainActor
class ServiceInteractor {
    private let services: any ServiceBuilderInterface

    init(services: any ServiceBuilderInterface) { self.services = services }

    /// Runs a request to the services after they are set up.
    ///
    /// - Throws: ``TodoProblem``, or `CancellationError`.
    func asking<Answer>(_ ask: @MainActor (any ServiceBuilderInterface) async throws -> Answer) async throws -> Answer {
        do {
            try await services.setup()
            return try await ask(services)
        } catch {
            try Task.checkCancellation()
            if error is CancellationError { throw error }
            throw TodoProblem(error)
        }
    }

    /// Returns the user's position. Errors are ignored, because a list without distances is better than none.
    func position() async throws -> PositionObject? {
        let position = try await asking { try? await $0.location.position() }
        try Task.checkCancellation()
        return position
    }
}

extension TodoProblem {
    /// Converts an error of the services.
    fileprivate init(_ error: any Error) {
        self =
            switch error {
            case let problem as TodoProblem: problem
            case HTTP.Error.statusCode(404): .gone
            case HTTP.Error.statusCode(let status): .refused(status: status)
            case HTTP.Error.invalidResponse: .unreadable
            case HTTP.Error.unknown(is DecodingError): .unreadable
            case HTTP.Error.unknown(URLError.timedOut): .tooSlow
            case HTTP.Error.unknown: .noAnswer
            default: .broken("\(error)")
            }
    }
}
