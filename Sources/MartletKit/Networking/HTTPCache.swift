import Foundation
import HTTPTypes
import Synchronization

extension HTTPClient {
    /// Returns a client that answers from a cache what HTTP's rules allow (RFC 9111), and asks the server whether the rest is still current.
    ///
    /// A `GET` is answered without the server as long as `Cache-Control: max-age` or `Expires` says. After that, and with `no-cache`, the server is
    /// asked with `If-None-Match` and `If-Modified-Since`: a 304 costs no body. What says neither how long it is fresh nor what to ask with is not
    /// kept, nor is `no-store`. With `stale-if-error` an old answer takes the place of an error. A successful request with any other method drops what
    /// is kept of its path.
    ///
    /// Put it above what changes requests, such as ``authorized(by:scheme:)``, and give each user a cache of their own: it is a private one.
    ///
    /// - Parameter now: The time.
    public func cached(by cache: HTTPCache = HTTPCache(), now: @escaping @Sendable () -> Date = { .now }) -> HTTPClient {
        with { request, next in try await cache.answer(request, now: now, next) }
    }
}

/// Answers that were kept, in memory. See ``HTTPClient/cached(by:now:)``.
public final class HTTPCache: Sendable {
    fileprivate struct Entry: Sendable {
        var response: HTTPClient.Response
        var storedAt: Date
        /// The header fields of the request that `Vary` names.
        let varying: [HTTPField.Name: String?]
        /// When it was last used, as a number that grows.
        var use: Int
    }

    fileprivate struct Kept: Sendable {
        var entries: [String: [Entry]] = [:]
        var bytes = 0
        var uses = 0
    }

    private let kept = Mutex(Kept())
    private let limit: Int

    /// - Parameter limit: The number of bytes of all bodies that are kept. What was not used for longest is dropped first.
    public init(limit: Int = 20 * 1024 * 1024) { self.limit = limit }

    /// The number of answers that are kept.
    public var count: Int { kept.withLock { $0.entries.values.reduce(0) { $0 + $1.count } } }

    public func removeAll() { kept.withLock { $0 = Kept() } }

    func answer(
        _ request: HTTPClient.Request, now: @Sendable () -> Date, _ next: @Sendable (HTTPClient.Request) async throws -> HTTPClient.Response
    ) async throws -> HTTPClient.Response {
        guard request.method == .get else {
            let response = try await next(request)
            let isSafe = [.head, .options, .trace].contains(request.method)
            if !isSafe, (200..<400).contains(response.status) { drop(path: request.path.description) }
            return response
        }
        let asked = CacheControl(request.headers)
        guard !asked.has("no-store"), Self.conditions.allSatisfy({ !request.headers.contains($0) }) else { return try await next(request) }
        guard let entry = find(request) else { return keep(try await next(request), of: request, at: now()) }
        let age = entry.response.age(at: now(), storedAt: entry.storedAt)
        let lifetime = entry.response.lifetime(storedAt: entry.storedAt)
        let said = CacheControl(entry.response.headers)
        if age < lifetime, !said.has("no-cache"), !asked.has("no-cache") { return entry.response }
        var question = request
        question.headers[.ifNoneMatch] = entry.response.headers[.eTag]
        question.headers[.ifModifiedSince] = entry.response.headers[.lastModified]
        let standsIn = said.seconds("stale-if-error").map { age < lifetime + $0 } ?? false
        let response: HTTPClient.Response
        do {
            response = try await next(question)
        } catch {
            guard standsIn, !Task.isCancelled, !(error is CancellationError) else { throw error }
            return entry.response
        }
        if response.status == 304 { return renew(entry, with: response, for: request, at: now()) }
        if standsIn, response.status >= 500 { return entry.response }
        return keep(response, of: request, at: now())
    }

    /// What a caller asks for who does its own caching, or a part of the whole.
    private static let conditions: [HTTPField.Name] = [.ifNoneMatch, .ifModifiedSince, .ifMatch, .ifUnmodifiedSince, .range]

    private static func key(_ request: HTTPClient.Request) -> String {
        let query = request.query.map { "\($0.name.utf8.count):\($0.name)=\($0.value ?? "")" }
        return ([request.path.description] + query).joined(separator: "\n")
    }

    private func find(_ request: HTTPClient.Request) -> Entry? {
        kept.withLock { kept in
            let key = Self.key(request)
            guard let index = kept.entries[key]?.firstIndex(where: { $0.fits(request) }) else { return nil }
            kept.uses += 1
            kept.entries[key]?[index].use = kept.uses
            return kept.entries[key]?[index]
        }
    }

    /// Keeps an answer, if that is allowed and of use.
    private func keep(_ response: HTTPClient.Response, of request: HTTPClient.Request, at time: Date) -> HTTPClient.Response {
        kept.withLock { kept in
            let key = Self.key(request)
            kept.drop(key) { $0.fits(request) }
            guard response.canBeKept(at: time), response.body.count <= limit, let varying = response.varying(in: request) else { return }
            kept.uses += 1
            kept.entries[key, default: []].append(Entry(response: response, storedAt: time, varying: varying, use: kept.uses))
            kept.bytes += response.body.count
            while kept.bytes > limit, let oldest = kept.oldest { kept.drop(oldest.key) { $0.use == oldest.use } }
        }
        return response
    }

    /// Keeps an answer for longer: the server has said that it is still current.
    private func renew(
        _ entry: Entry, with answer: HTTPClient.Response, for request: HTTPClient.Request, at time: Date
    ) -> HTTPClient.Response {
        var response = entry.response
        for name in Set(answer.headers.map(\.name)) where name != .contentLength { response.headers[name] = answer.headers[name] }
        return keep(response, of: request, at: time)
    }

    private func drop(path: String) {
        kept.withLock { kept in
            for key in kept.entries.keys where key == path || key.hasPrefix(path + "\n") { kept.drop(key) { _ in true } }
        }
    }
}

fileprivate extension HTTPCache.Entry {
    func fits(_ request: HTTPClient.Request) -> Bool { varying.allSatisfy { request.headers[$0.key] == $0.value } }
}

fileprivate extension HTTPCache.Kept {
    var oldest: (key: String, use: Int)? {
        entries.flatMap { key, entries in entries.map { (key: key, use: $0.use) } }.min { $0.use < $1.use }
    }

    mutating func drop(_ key: String, where isDropped: (HTTPCache.Entry) -> Bool) {
        guard let old = entries[key] else { return }
        let left = old.filter { !isDropped($0) }
        bytes -= old.reduce(0) { $0 + $1.response.body.count } - left.reduce(0) { $0 + $1.response.body.count }
        entries[key] = left.isEmpty ? nil : left
    }
}

extension HTTPClient.Response {
    /// The status codes whose answers are the same for some time.
    private static let lasting: Set = [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]

    /// Whether the answer may be kept, and says how long it is fresh or what to ask with.
    fileprivate func canBeKept(at time: Date) -> Bool {
        Self.lasting.contains(status) && !CacheControl(headers).has("no-store")
            && (lifetime(storedAt: time) > 0 || headers[.eTag] != nil || headers[.lastModified] != nil)
    }

    /// How long the answer is fresh, in seconds.
    fileprivate func lifetime(storedAt: Date) -> TimeInterval {
        if let seconds = CacheControl(headers).seconds("max-age") { return seconds }
        guard let expires = headers[.expires].flatMap(Self.date) else { return 0 }
        return max(0, expires.timeIntervalSince(headers[.date].flatMap(Self.date) ?? storedAt))
    }

    fileprivate func age(at time: Date, storedAt: Date) -> TimeInterval {
        max(0, time.timeIntervalSince(storedAt)) + (headers[.age].flatMap { TimeInterval($0) } ?? 0)
    }

    /// The fields of a request that the answer depends on; `nil` if it depends on more than these.
    fileprivate func varying(in request: HTTPClient.Request) -> [HTTPField.Name: String?]? {
        var varying: [HTTPField.Name: String?] = [:]
        for name in (headers[.vary] ?? "").split(separator: ",") {
            guard let name = HTTPField.Name(name.trimmingCharacters(in: .whitespaces)) else { return nil }
            if name.rawName == "*" { return nil }
            varying[name] = .some(request.headers[name])
        }
        return varying
    }
}

/// The directives of `Cache-Control`.
private struct CacheControl {
    private var directives: [String: String] = [:]

    init(_ headers: HTTPFields) {
        for part in (headers[.cacheControl] ?? "").split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"")) }
            if let name = pair.first { directives[name.lowercased()] = pair.count > 1 ? pair[1] : "" }
        }
    }

    func has(_ name: String) -> Bool { directives[name] != nil }

    func seconds(_ name: String) -> TimeInterval? { directives[name].flatMap { TimeInterval($0) }.map { max(0, $0) } }
}
