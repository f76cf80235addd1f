@preconcurrency import Foundation
import HTTPTypes
import HummingbirdCore
import MartletDOM
import NIOCore
import ServiceLifecycle
import Synchronization

/// Tells the pages of an app under development what `martlet run` knows: that another build serves the app now, or why a build failed. Records tests, and shows
/// what the app's views are.
///
///     martlet run ──lines on standard input──▶ Development ──server-sent events──▶ development.js
///
/// Only a server with the option `--development`, which release builds lack, has one.
final class Development: Sendable {
    /// The URL path of the events.
    static let path = PageAddress.folder + "development"

    /// The script of the inspector, which pages load when they need it.
    static let inspector = Resource("inspector.js", contentType: "text/javascript; charset=utf-8", bytes: PackageResources.inspector_js)

    /// The script that receives the events. Its URL changes with the files that pages load, because it names them: a page with other files
    /// has a script with another URL, and reloads itself.
    let script: Resource

    private struct State {
        /// The last line, for pages that come later.
        var last: String?
        var listeners: [Int: AsyncStream<String>.Continuation] = [:]
        var count = 0
    }

    private let state = Mutex(State())

    let recordings: Recordings
    private let sources: SourceFiles

    /// - Parameters:
    ///   - app: The name of the app's type, with its module.
    ///   - resources: The files that pages load.
    ///   - sources: The app's source files.
    init(app: String, resources: [Resource], sources: SourceFiles = SourceFiles([])) {
        recordings = Recordings(app: app)
        self.sources = sources
        script = Resource(
            "development.js", contentType: "text/javascript; charset=utf-8",
            bytes: PackageResources.development_js
                + Array("// \((resources + [Self.inspector]).map(\.address).joined(separator: " "))\n".utf8))
    }

    /// Sends a line to all pages, now and when they connect.
    func publish(_ line: String) {
        state.withLock { state in
            state.last = line
            for listener in state.listeners.values { listener.yield(Self.message(line)) }
        }
    }

    /// Begins to publish the lines of the standard input. Stops the server at its end: then `martlet run` has ended, or has another build to
    /// serve.
    func begin() {
        // `martlet run` reads the standard output. An app's own lines shall come when they are printed, as on a terminal.
        setvbuf(stdout, nil, _IOLBF, 0)
        Thread.detachNewThread { [self] in
            while let line = readLine() { publish(line) }
            kill(getpid(), SIGTERM)
        }
    }

    /// The response to a page; `nil` if the path is none of those under development.
    ///
    /// - Parameter sessions: The sessions whose elements can be inspected.
    func respond(to request: Request, path: String, sessions: SessionRegistry) async -> Response? {
        guard path.hasPrefix(Self.path) else { return nil }
        switch path.dropFirst(Self.path.count) {
        case "": return listen()
        // Another site's page must not begin or end a recording, nor see the app's values.
        case _ where request.header("sec-fetch-site") != "same-origin": return nil
        case "/record":
            await recordings.recordNext()
            return Response(status: .noContent)
        case "/test": return await recordings.finish().map { .text(.ok, $0) } ?? .text(.notFound, "Nothing is recorded.")
        case "/inspect": return await Inspector(registry: sessions, sources: sources).inspect(request)
        case "/turns": return await Inspector(registry: sessions, sources: sources).turns(request)
        case "/edit": return await Inspector(registry: sessions, sources: sources).edit(request)
        default: return nil
        }
    }

    /// The response to a page that listens. It ends when the page leaves or the server stops.
    private func listen() -> Response {
        Response(
            status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: ResponseBody { [self] writer in
                for await event in events().cancelOnGracefulShutdown() { try await writer.write(ByteBuffer(string: event)) }
                try await writer.finish(nil)
            })
    }

    func events() -> AsyncStream<String> {
        AsyncStream { continuation in
            let number = state.withLock { state in
                state.count += 1
                state.listeners[state.count] = continuation
                continuation.yield("event: build\n" + Self.message(script.address))
                if let last = state.last { continuation.yield(Self.message(last)) }
                return state.count
            }
            continuation.onTermination = { [weak self] _ in self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) } }
        }
    }

    private static func message(_ data: String) -> String { "data: \(data)\n\n" }
}
