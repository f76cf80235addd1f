import Foundation
import HTTPTypes
import Hummingbird
import MartletShared
import NIOCore
import TodosServices

/// The routes of the server.
struct TodosRoutes: Sendable {
    private static let titleLength = 1...200
    private static let noteLength = 0...2_000
    private static let bodySize = 16_384

    let storage: SharedStorage

    var router: Router<BasicRequestContext> {
        let router = Router()
        add(to: router.group("v1/todos").add(middleware: FullStorageMiddleware()))
        add(to: router.group("v1/users/:user/todos").add(middleware: FullStorageMiddleware()))
        return router
    }

    private func add(to todos: RouterGroup<BasicRequestContext>) {
        todos.get { [storage] request, context in
            let query = Dictionary(request.uri.queryParameters.map { (String($0.key), String($0.value)) }) { first, _ in first }
            guard let asked = TodosRequestObject(query: query) else { throw HTTPError(.badRequest) }
            return try await Self.json(Self.store(in: storage, context).todos(asked))
        }
        todos.post { [storage] request, context in
            let new: NewTodoObject = try await Self.body(of: request)
            try Self.check(title: new.title, note: nil)
            guard let added = try await Self.store(in: storage, context).add(new) else { throw FullStorageMiddleware.error }
            return try Self.json(added, status: .created)
        }
        todos.get(":id") { [storage] _, context in
            guard let todo = try await Self.store(in: storage, context).todo(Self.id(in: context)) else { throw HTTPError(.notFound) }
            return try Self.json(todo)
        }
        todos.patch(":id") { [storage] request, context in
            let change: TodoChangeObject = try await Self.body(of: request)
            try Self.check(title: change.title, note: change.note, place: change.whereabouts?.place)
            guard let todo = try await Self.store(in: storage, context).change(Self.id(in: context), change) else {
                throw HTTPError(.notFound)
            }
            return try Self.json(todo)
        }
        todos.delete(":id") { [storage] _, context in
            guard try await Self.store(in: storage, context).delete(Self.id(in: context)) else { throw HTTPError(.notFound) }
            return Response(status: .noContent)
        }
    }

    /// The list of the user who asks.
    private static func store(in storage: SharedStorage, _ context: BasicRequestContext) throws -> TodoStore {
        guard let user = context.parameters.get("user") else { return TodoStore(storage: storage) }
        guard user.count <= 64, user.wholeMatch(of: /[A-Za-z0-9-]+/) != nil else { throw HTTPError(.notFound) }
        return TodoStore(storage: storage, user: user)
    }

    private static func id(in context: BasicRequestContext) throws -> Int { try context.parameters.require("id", as: Int.self) }

    private static func check(title: String?, note: String?, place: PlaceObject? = nil) throws {
        let isPlace = place.map { titleLength.contains($0.name.count) && $0.position?.isOnEarth ?? true } ?? true
        guard isPlace, title.map({ titleLength.contains($0.count) }) ?? true, note.map({ noteLength.contains($0.count) }) ?? true else {
            throw HTTPError(.unprocessableContent)
        }
    }

    private static func body<Object: Decodable>(of request: Request) async throws -> Object {
        let body = try await request.body.collect(upTo: bodySize)
        do { return try HTTP.decode(from: Data(body.readableBytesView)) } catch { throw HTTPError(.badRequest) }
    }

    private static func json(_ object: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        Response(
            status: status, headers: [.contentType: "application/json; charset=utf-8"],
            body: .init(byteBuffer: ByteBuffer(bytes: try HTTP.encode(object))))
    }
}

extension PositionObject {
    fileprivate var isOnEarth: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }
}

/// Answers with 507 when there is no room for more.
private struct FullStorageMiddleware: RouterMiddleware {
    static let error = HTTPError(.init(code: 507, reasonPhrase: "Insufficient Storage"))

    func handle(
        _ request: Request, context: BasicRequestContext, next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as SharedError {
            switch error {
            case .tooLarge, .full: throw Self.error
            default: throw error
            }
        }
    }
}
