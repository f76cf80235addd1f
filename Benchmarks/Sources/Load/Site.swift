import NIOCore
import NIOPosix

/// A server to visit. All virtual browsers run on one event loop, so they share nothing across threads.
struct Site: Sendable {
    let port: Int
    let eventLoop: any EventLoop

    /// Fetches a page as a new browser without a cookie.
    func page(_ path: String) async throws -> Page {
        let page = eventLoop.makePromise(of: String.self)
        let request = """
            GET \(path) HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            Accept: text/html\r
            Accept-Language: en-GB\r
            Connection: close\r
            \r

            """
        connect { PageHandler(request: request, page: page) }.cascadeFailure(to: page)
        return try Page(answer: try await page.futureResult.get())
    }

    /// Opens the socket of a page, or one without a page.
    func socket(_ path: String, cookie: String? = nil) -> EventLoopFuture<Connection> {
        let upgraded = eventLoop.makePromise(of: NIOLoopBound<SocketHandler>.self)
        let request = """
            GET \(path) HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            Origin: http://127.0.0.1:\(port)\r
            \(cookie.map { "Cookie: \($0)\r\n" } ?? "")Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
            Sec-WebSocket-Version: 13\r
            \r

            """
        let channel = connect { UpgradeHandler(request: request, upgraded: upgraded) }
        channel.cascadeFailure(to: upgraded)
        return channel.and(upgraded.futureResult).map { Connection(channel: $0, handler: $1) }
    }

    private func connect<H: ChannelHandler>(_ handler: @escaping @Sendable () -> H) -> EventLoopFuture<any Channel> {
        ClientBootstrap(group: eventLoop)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(handler()) }
            }
            .connect(host: "127.0.0.1", port: port)
    }
}

/// An open socket.
struct Connection: Sendable {
    let channel: any Channel
    let handler: NIOLoopBound<SocketHandler>
}
