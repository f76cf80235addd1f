import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The routes of the server.
struct CountriesRoutes: Sendable {
    private static let tokenLength = 1...200

    private let devices: Devices
    private let catalogue: CountryCatalogue
    private let list: Data

    init(catalogue: CountryCatalogue, devices: Devices) throws {
        self.catalogue = catalogue
        self.devices = devices
        list = try JSONEncoder().encode(catalogue.summaries)
    }

    var router: Router<BasicRequestContext> {
        let router = Router()
        router.get("v1/countries") { [list] _, _ in Self.json(list) }
        router.get("v1/countries/:code") { [catalogue] _, context in
            guard let details = catalogue.details(of: try context.parameters.require("code")) else { throw HTTPError(.notFound) }
            return Self.json(try JSONEncoder().encode(details))
        }
        router.put("v1/devices/:token") { [devices] _, context in
            let token = try context.parameters.require("token")
            guard Self.tokenLength.contains(token.utf8.count) else { throw HTTPError(.badRequest) }
            let status: HTTPResponse.Status =
                switch await devices.register(token) {
                case .new: .created
                case .known: .noContent
                case .full: .serviceUnavailable
                }
            return Response(status: status)
        }
        return router
    }

    private static func json(_ data: Data) -> Response {
        Response(status: .ok, headers: [.contentType: "application/json; charset=utf-8"], body: .init(byteBuffer: ByteBuffer(bytes: data)))
    }
}
