import NIOCore

extension Crowd {
    /// Closes all connections at once, then reconnects all at once.
    /// - Returns: The seconds until every page has received a frame from its session again.
    func reconnect() async throws -> Double {
        try await run { [site] talkers in
            let closed = talkers.compactMap { ($0 as? Browser)?.detach()?.channel.close() }
            return EventLoopFuture.andAllSucceed(closed, on: site.eventLoop)
        }
        return try await run { [site] talkers in
            let start = NIODeadline.now()
            let greetings = talkers.compactMap { $0 as? Browser }.map { browser in
                let greeted = site.eventLoop.makePromise(of: Void.self)
                let box = NIOLoopBound(browser, eventLoop: site.eventLoop)
                browser.answered = { _ in
                    box.value.answered = nil
                    greeted.succeed()
                }
                return site.socket(browser.socketPath, cookie: browser.page.cookie)
                    .flatMap { connection in
                        box.value.attach(connection)
                        return greeted.futureResult
                    }
            }
            return EventLoopFuture.andAllSucceed(greetings, on: site.eventLoop)
                .map { Double((NIODeadline.now() - start).nanoseconds) / 1e9 }
        }
    }

    /// Lets every visitor act once.
    /// - Returns: The patch that each one received.
    func actOnce() async throws -> [String] {
        try await run { [site] talkers in
            let patches = talkers.compactMap { $0 as? Browser }.map { browser in
                let patch = site.eventLoop.makePromise(of: String.self)
                let box = NIOLoopBound(browser, eventLoop: site.eventLoop)
                browser.answered = { events in
                    guard events > 0 else { return }
                    box.value.answered = nil
                    patch.succeed(String(buffer: box.value.lastPatch))
                }
                browser.say()
                return patch.futureResult
            }
            return EventLoopFuture.whenAllSucceed(patches, on: site.eventLoop)
        }
    }
}
