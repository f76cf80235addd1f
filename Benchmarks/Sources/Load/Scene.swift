import NIOCore

/// What is visited, and what its visitors do there.
struct Scene: Sendable {
    let name: String
    let server: ServerProcess.Kind
    let path: String
    /// Finds what the visitor will use, and gives what is done with it each time.
    let act: @Sendable (Page) throws -> @Sendable (_ times: Int) -> String

    /// A number counts up.
    static let counter = Scene(name: "counter", server: .pages, path: "/", act: taps("More"))
    /// The same from a server whose sockets have threads of their own.
    static let counterOnThreads = Scene(
        name: "counter, sockets on other threads", server: .threads, path: "/", act: taps("More"))
    /// One row of a thousand, of which those near the user are in the page.
    static let list = Scene(name: "list, a row changed", server: .pages, path: "/list", act: taps("Change"))
    /// One row of a thousand that are all in the page.
    static let rows = Scene(name: "1,000 rows, one changed", server: .pages, path: "/rows", act: taps("Change"))
    /// The same two with rows that are values in one array.
    static let valueList = Scene(name: "list of values, one changed", server: .pages, path: "/value-list", act: taps("Change"))
    static let values = Scene(name: "1,000 rows of values, one changed", server: .pages, path: "/values", act: taps("Change"))
    /// A row is put in front, and another taken away, by turns.
    static let shift = Scene(name: "1,000 rows, one put in front or removed", server: .pages, path: "/rows", act: taps("Add", "Remove"))
    /// Letters typed into a field, with a text that follows.
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

    /// Opens the page in so many browsers, each with its socket.
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

    /// What a page tells of itself when it connects.
    private static let traits =
        #""traits",0,{"width":1280,"height":800,"scale":2,"dark":false,"reduceMotion":false,"locale":"en-GB","timeZone":"Europe/Berlin","keyboard":0}"#
}

/// The visitors of one site.
struct Crowd: Sendable {
    let site: Site
    let talkers: [NIOLoopBound<any Talker>]

    /// Does something with all visitors on their event loop, and waits for what it promises.
    ///
    /// - Throws: ``LoadError`` if that takes longer than any measurement may.
    func run<R: Sendable>(_ body: @escaping @Sendable ([any Talker]) -> EventLoopFuture<R>) async throws -> R {
        let result = site.eventLoop.makePromise(of: R.self)
        let limit = site.eventLoop.scheduleTask(in: .seconds(60)) { result.fail(LoadError("The server did not answer in time.")) }
        site.eventLoop.flatSubmit { body(talkers.map(\.value)) }.cascade(to: result)
        result.futureResult.whenComplete { _ in limit.cancel() }
        return try await result.futureResult.get()
    }

    /// Frames and bytes received by all.
    func traffic() async throws -> (patches: Int, bytes: Int) {
        try await site.eventLoop.submit {
            talkers.reduce((0, 0)) { ($0.0 + $1.value.patches, $0.1 + $1.value.bytesReceived) }
        }.get()
    }
}
