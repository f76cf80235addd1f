import Foundation
import HTTPTypes
import HummingbirdCore
import MartletElements

/// Answers what a page asks about its elements, for the author of the app.
///
///     …/inspect?session=S&element=12                           the views around an element, as JSON
///     …/turns?session=S&after=3                                the turns since a number, as JSON
///     …/edit?session=S&element=12&view=0&property=count&text=7  sets a property of one of these views; JSON says whether it did
///
/// What is not there is no error, which a browser would write into the page's log: elements come and go.
struct Inspector: Sendable {
    let registry: SessionRegistry
    let sources: SourceFiles

    /// What a page gets.
    struct Answer: Codable, Equatable, Sendable {
        var inspection: Inspection
        /// Why the element has its size.
        var sizes: SizeReasons
        /// Where each of the views is declared, in their order.
        var places: [SourceFiles.Place?]
    }

    func inspect(_ request: Request) async -> Response {
        guard let session = request.uri.queryParameters["session"], let element = element(request),
            let (inspection, sizes) = await registry.inspect(element, ofSession: String(session))
        else { return Response(status: .noContent) }
        let answer = Answer(
            inspection: inspection, sizes: sizes, places: inspection.views.map { place(ofView: $0.name) })
        return json(answer)
    }

    func edit(_ request: Request) async -> Response {
        let parameters = request.uri.queryParameters
        var isDone = false
        if let session = parameters["session"], let element = element(request), let view = parameters["view"].flatMap({ Int($0) }),
            let property = parameters["property"], let text = parameters["text"]
        {
            let edit = Inspection.Edit(element: element, view: view, property: String(property), text: String(text))
            isDone = await registry.edit(edit, ofSession: String(session))
        }
        return json(isDone)
    }

    /// What a page gets of a turn.
    struct Turn: Codable, Equatable, Sendable {
        var turn: Timeline.Entry
        /// Where the views are declared that it has evaluated, in their order.
        var places: [SourceFiles.Place?]
    }

    func turns(_ request: Request) async -> Response {
        guard let session = request.uri.queryParameters["session"], let entries = await registry.timeline(ofSession: String(session)) else {
            return Response(status: .noContent)
        }
        let after = request.uri.queryParameters["after"].flatMap { Int($0) } ?? 0
        return json(entries.filter { $0.number > after }.map { Turn(turn: $0, places: $0.evaluations.map { place(ofView: $0.view) }) })
    }

    private func place(ofView name: String) -> SourceFiles.Place? { sources.place(ofType: String(name.prefix { $0 != "<" })) }

    private func json(_ value: some Encodable) -> Response {
        guard let data = try? JSONEncoder().encode(value) else { return .text(.internalServerError, "The answer cannot be encoded.") }
        var response = Response.text(.ok, String(decoding: data, as: UTF8.self))
        response.headers[.contentType] = "application/json"
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func element(_ request: Request) -> ElementID? {
        request.uri.queryParameters["element"].flatMap { Int($0) }.map(ElementID.init(rawValue:))
    }
}
