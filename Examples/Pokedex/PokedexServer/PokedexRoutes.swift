import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// The routes of the server.
struct PokedexRoutes: Sendable {
    private static let pageSize = 20
    private static let largestPage = 200

    let bestiary: Bestiary
    /// Each request whose number is a multiple of this one is refused.
    let faults: Int?

    var router: Router<BasicRequestContext> {
        let router = Router()
        if let faults, faults > 0 { router.add(middleware: FaultMiddleware(every: faults)) }
        let routes = router.group("v1").add(middleware: TagMiddleware())
        routes.get("collections") { [bestiary] _, _ in try Self.json(bestiary.collections) }
        routes.get("collections/:id/creatures") { [bestiary] request, context in
            guard let creatures = bestiary.creatures(of: try context.parameters.require("id", as: Int.self)) else {
                throw HTTPError(.notFound)
            }
            let query = request.uri.queryParameters
            let offset = try Self.number(query["offset"], else: 0, in: 0...Int.max)
            let limit = try Self.number(query["limit"], else: Self.pageSize, in: 1...Self.largestPage)
            guard let order = Creature.Order(rawValue: query["sort"].map(String.init) ?? Creature.Order.number.rawValue) else {
                throw HTTPError(.badRequest, message: "There is no such order.")
            }
            let found = order.sorted(creatures.filter { $0.matches(String(query["search"] ?? "")) })
            return try Self.json(Page(total: found.count, creatures: found.dropFirst(offset).prefix(limit).map(\.summary)))
        }
        routes.get("creatures/:id") { [bestiary] _, context in
            guard let creature = bestiary.creature(try context.parameters.require("id", as: Int.self)) else { throw HTTPError(.notFound) }
            return try Self.json(creature.profile)
        }
        routes.get("pictures/:file") { [bestiary] _, context in
            guard let picture = bestiary.picture(named: try context.parameters.require("file")) else { throw HTTPError(.notFound) }
            return Self.answer(picture, type: "image/svg+xml", seconds: 24 * 60 * 60)
        }
        return router
    }

    private struct Page: Encodable {
        let total: Int
        let creatures: [Creature.Summary]
    }

    private static func number(_ text: Substring?, else other: Int, in range: ClosedRange<Int>) throws -> Int {
        guard let text else { return other }
        guard let number = Int(text), range.contains(number) else {
            throw HTTPError(.badRequest, message: "“\(text)” is not a number from \(range.lowerBound).")
        }
        return number
    }

    private static func json(_ value: some Encodable) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return answer(try encoder.encode(value), type: "application/json; charset=utf-8", seconds: 30)
    }

    private static func answer(_ body: Data, type: String, seconds: Int) -> Response {
        let tag = body.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return Response(
            status: .ok, headers: [.contentType: type, .cacheControl: "max-age=\(seconds)", .eTag: "\"\(String(tag, radix: 16))\""],
            body: .init(byteBuffer: ByteBuffer(bytes: body)))
    }
}

/// Answers with 304 and no body if the client has the answer already, as it says by its tag.
private struct TagMiddleware: RouterMiddleware {
    func handle(
        _ request: Hummingbird.Request, context: BasicRequestContext,
        next: (Hummingbird.Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        guard let tag = response.headers[.eTag], request.headers[.ifNoneMatch] == tag else { return response }
        return Response(status: .notModified, headers: [.eTag: tag])
    }
}

/// Refuses some of the requests, as an overloaded server does.
private final class FaultMiddleware: RouterMiddleware {
    private let every: Int
    private let count = Atomic(0)

    init(every: Int) { self.every = every }

    func handle(
        _ request: Hummingbird.Request, context: BasicRequestContext,
        next: (Hummingbird.Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        if count.wrappingAdd(1, ordering: .relaxed).newValue.isMultiple(of: every) { throw HTTPError(.serviceUnavailable) }
        return try await next(request, context)
    }
}
