import NIOCore

/// A page to visit, and the act to repeat there.
struct Scene: Sendable {
    let name: String
    let server: ServerProcess.Kind
    let path: String
    /// Finds the elements to use, and returns the events to send.
    let act: @Sendable (Page) throws -> @Sendable (_ times: Int) -> String

    /// A counter.
    static let counter = Scene(name: "counter", server: .pages, path: "/", act: taps("More"))
    /// The same page on a server whose sockets have threads of their own.
    static let counterOnThreads = Scene(
        name: "counter, sockets on other threads", server: .threads, path: "/", act: taps("More"))
    /// One row of a thousand; only those near the visible part are in the page.
    static let list = Scene(name: "list, a row changed", server: .pages, path: "/list", act: taps("Change"))
    /// One row of a thousand, all of them in the page.
    static let rows = Scene(name: "1,000 rows, one changed", server: .pages, path: "/rows", act: taps("Change"))
    /// The same pages with rows that are values in one array.
    static let valueList = Scene(name: "list of values, one changed", server: .pages, path: "/value-list", act: taps("Change"))
    static let values = Scene(name: "1,000 rows of values, one changed", server: .pages, path: "/values", act: taps("Change"))
    /// Adds a row at the front and removes another one, alternately.
    static let shift = Scene(name: "1,000 rows, one put in front or removed", server: .pages, path: "/rows", act: taps("Add", "Remove"))
    /// Types letters into a field; a text repeats them.
    static let form = Scene(name: "form, typing", server: .pages, path: "/form") { page in
        let field = try page.element("input", saying: "Name")
        return { times in
            "\"change\",\(field),[\"\(String(repeating: "a", count: 1 + times % 12))\",\(times)]"
        }
    }
    static let echo = Scene(name: "bare echo", server: .echo, path: "/", act: { _ in { _ in "" } })
    static let hop = Scene(name: "bare echo with a hop to the main queue", server: .hop, path: "/", act: { _ in { _ in "" } })

    private static func taps(_ titles: String...) -> @Sendable (Page) throws -> @Sendable (Int) -> String {
        { page in
            let buttons = try titles.map { try page.element("button", saying: $0) }
            return { times in "\"tap\",\(buttons[times % buttons.count])" }
        }
    }

    // MARK: Visiting

    /// Opens the page in a number of browsers, each with its own socket.
    func visit(_ site: Site, _ count: Int) async throws -> Crowd {
        var talkers: [NIOLoopBound<any Talker>] = []
        for _ in 0..<count { talkers.append(try await visitor(site)) }
        return Crowd(site: site, talkers: talkers)
    }

    private func visitor(_ site: Site) async throws -> NIOLoopBound<any Talker> {
        guard server == .pages || server == .threads else {
            return try await site.socket(path).map { NIOLoopBound<any Talker>(Shouter($0), eventLoop: site.eventLoop) }.get()
        }
        let page = try await site.page(path)
        let act = try act(page)
        let socket = "/_martlet/socket?session=\(page.session)&received=0&sent=0&v=1"
        return try await site.socket(socket, cookie: page.cookie).map { connection in
            let browser = Browser(page, act: act)
            browser.attach(connection)
            browser.send(Self.traits)
            return NIOLoopBound<any Talker>(browser, eventLoop: site.eventLoop)
        }.get()
    }

    /// The traits that a page sends when it connects.
    private static let traits =
        #""traits",0,{"width":1280,"height":800,"scale":2,"dark":false,"reduceMotion":false,"locale":"en-GB","timeZone":"Europe/Berlin","keyboard":0}"#
}

/// The visitors of one site.
struct Crowd: Sendable {
    let site: Site
    let talkers: [NIOLoopBound<any Talker>]

    /// Runs `body` with all visitors on their event loop, and waits for its result.
    ///
    /// - Throws: ``LoadError`` if this exceeds the time limit.
    func run<R: Sendable>(_ body: @escaping @Sendable ([any Talker]) -> EventLoopFuture<R>) async throws -> R {
        let result = site.eventLoop.makePromise(of: R.self)
        let limit = site.eventLoop.scheduleTask(in: .seconds(60)) { result.fail(LoadError("The server did not answer in time.")) }
        site.eventLoop.flatSubmit { body(talkers.map(\.value)) }.cascade(to: result)
        result.futureResult.whenComplete { _ in limit.cancel() }
        return try await result.futureResult.get()
    }

    /// The frames and bytes that all visitors have received.
    func traffic() async throws -> (patches: Int, bytes: Int) {
        try await site.eventLoop.submit {
            talkers.reduce((0, 0)) { ($0.0 + $1.value.patches, $0.1 + $1.value.bytesReceived) }
        }.get()
    }
}
