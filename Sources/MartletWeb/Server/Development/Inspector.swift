import Foundation
import HTTPTypes
import HummingbirdCore
import MartletElements

/// Answers what a page asks about its elements, for the author of the app.
///
///     …/inspect?session=S&element=12                           the views around an element, as JSON
///     …/edit?session=S&element=12&view=0&property=count&text=7  sets a property of one of these views; JSON says whether it did
///
/// What is not there is no error, which a browser would write into the page's log: elements come and go.
struct Inspector: Sendable {
    let registry: SessionRegistry
    let sources: SourceFiles

    /// What a page gets.
    struct Answer: Codable, Equatable, Sendable {
        var inspection: Inspection
        /// Where each of the views is declared, in their order.
        var places: [SourceFiles.Place?]
    }

    func inspect(_ request: Request) async -> Response {
        guard let session = request.uri.queryParameters["session"], let element = element(request),
            let inspection = await registry.inspect(element, ofSession: String(session))
        else { return Response(status: .noContent) }
        let answer = Answer(
            inspection: inspection, places: inspection.views.map { view in sources.place(ofType: String(view.name.prefix { $0 != "<" })) })
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
