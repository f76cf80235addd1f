import Foundation
import HTTPTypes
import Hummingbird
import MartletPush
import NIOCore

/// The routes of the server.
struct CountriesRoutes: Sendable {
    /// The maximum size of a request's body in bytes: a token is a URL with two keys.
    private static let bodyLimit = 8 * 1024

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
        router.get("v1/push-key") { [devices] _, _ in Self.json(try JSONEncoder().encode(["key": devices.key.publicKey])) }
        router.put("v1/devices") { [devices] request, _ in
            let body = try await request.body.collect(upTo: Self.bodyLimit)
            let status: HTTPResponse.Status =
                switch await devices.register(try Self.browser(Data(body.readableBytesView))) {
                case .new: .created
                case .known: .noContent
                case .full: .serviceUnavailable
                }
            return Response(status: status)
        }
        router.post("v1/postcards") { [devices, catalogue] request, _ in
            let body = try await request.body.collect(upTo: Self.bodyLimit)
            guard let order = try? JSONDecoder().decode(PostcardOrder.self, from: Data(body.readableBytesView)),
                catalogue.details(of: order.country) != nil
            else { throw HTTPError(.badRequest) }
            do {
                let isSent = try await devices.send(order.notification, to: Self.browser(Data(order.device.utf8)))
                return Response(status: isSent ? .accepted : .notFound)
            } catch let error as PushError {
                throw HTTPError(.badGateway, message: "\(error)")
            }
        }
        return router
    }

    /// An order to send a country to a device.
    private struct PostcardOrder: Decodable {
        let device: String
        let country: String
        let title: String
        let body: String

        var notification: PushNotification { PushNotification(title: title, body: body, path: "/country/\(country)", tag: "postcard") }
    }

    private static func browser(_ token: Data) throws -> PushSubscription {
        do { return try PushSubscription(token: token) } catch { throw HTTPError(.badRequest) }
    }

    private static func json(_ data: Data) -> Response {
        Response(status: .ok, headers: [.contentType: "application/json; charset=utf-8"], body: .init(byteBuffer: ByteBuffer(bytes: data)))
    }
}
