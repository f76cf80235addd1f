import Crypto
import Logging
import NIOHTTP1
import Testing

@testable import MartletWeb

@Suite("A process that serves one user")
struct ResidenceTests {
    private static let cookies = BrowserCookies(key: SymmetricKey(size: .bits256))
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    private let user = BrowserID.random()

    private func residence(header: (name: String, value: String)? = nil) -> Residence {
        Residence(
            browser: user, cookies: BrowserCookies(of: user, cookie: Self.cookies.value(for: user)),
            policy: HostPolicy(address: "127.0.0.1", origins: []), header: header, closesConnections: false, logger: logger)
    }

    private func request(_ address: String, _ headers: HTTPHeaders) -> HTTPRequestHead {
        HTTPRequestHead(version: .http1_1, method: .GET, uri: address, headers: HTTPHeaders([("host", "127.0.0.1")] + headers))
    }

    static let addressesOfOneUser = ["/", "/basket", "/_martlet/socket", "/_martlet/data/8a51", "/_martlet/upload/8a51?offset=0"]

    @Test(arguments: addressesOfOneUser)
    func `answers its user alone for pages, sockets, and files of theirs`(address: String) {
        let residence = residence()
        let own: HTTPHeaders = ["cookie": "martlet=\(Self.cookies.value(for: user))"]
        let foreign: HTTPHeaders = ["cookie": "martlet=\(Self.cookies.value(for: .random()))"]
        #expect(residence.welcomes(request(address, own), isExpected: false))
        #expect(!residence.welcomes(request(address, foreign), isExpected: false))
        #expect(!residence.welcomes(request(address, [:]), isExpected: false))
        #expect(residence.welcomes(request(address, [:]), isExpected: true))
    }

    @Test(arguments: addressesOfOneUser)
    func `goes by the proxy's header alone, if a proxy names the users`(address: String) {
        let residence = residence(header: ("x-user", "ann"))
        #expect(residence.welcomes(request(address, ["x-user": "ann"]), isExpected: false))
        #expect(!residence.welcomes(request(address, ["x-user": "bob"]), isExpected: true))
        #expect(!residence.welcomes(request(address, ["x-user": "ann", "X-User": "bob"]), isExpected: true))
        #expect(!residence.welcomes(request(address, ["cookie": "martlet=\(Self.cookies.value(for: user))"]), isExpected: true))
    }

    @Test func `answers everybody for files that are the same for all`() {
        #expect(residence().welcomes(request("/_martlet/client.js", ["cookie": "martlet=other"]), isExpected: false))
    }
}
