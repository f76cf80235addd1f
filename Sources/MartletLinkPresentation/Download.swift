import Dispatch
import Foundation
import MartletCombine
import Synchronization

/// Bytes of the web, as many as are wanted at most.
struct Download: Sendable {
    /// Where they came from, after redirections.
    let url: URL
    /// Such as `text/html`, in lower case, without what follows a semicolon.
    let mediaType: String
    let encoding: String.Encoding
    let data: Data

    var text: String { String(data: data, encoding: encoding) ?? String(decoding: data, as: UTF8.self) }

    /// Loads bytes.
    /// - Parameters:
    ///   - limit: The most bytes.
    ///   - orPart: Whether the first bytes of a longer answer are enough. Otherwise it is an error.
    /// - Throws: ``LPError``.
    static func run(_ url: URL, atMost limit: Int, orPart: Bool, until end: Date) async throws -> Download {
        let time = end.timeIntervalSinceNow
        guard time > 0 else { throw LPError(.metadataFetchTimedOut) }
        let hosts = WebAddress.privateHosts
        let receiver = Receiver(limit: limit, acceptsPart: orPart, privateHosts: hosts)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = time
        configuration.timeoutIntervalForResource = time
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        // The rest of an answer that is no longer wanted comes in and is dropped: cancelling a load that is just ending can crash on Linux.
        defer { session.finishTasksAndInvalidate() }
        var request = URLRequest(url: url)
        request.setValue("text/html,application/xhtml+xml,image/*;q=0.8,*/*;q=0.5", forHTTPHeaderField: "Accept")
        request.setValue("Mozilla/5.0 (compatible; Martlet)", forHTTPHeaderField: "User-Agent")
        let clock = Task {
            try await Task.sleep(for: .seconds(time))
            receiver.finish(.failure(LPError(.metadataFetchTimedOut)))
        }
        defer { clock.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard receiver.wait(continuation) else { return }
                let task = session.dataTask(with: request)
                DispatchQueue.global().async {
                    if WebAddress.isAllowed(url, or: hosts) {
                        task.resume()
                    } else {
                        receiver.finish(.failure(LPError(.metadataFetchNotAllowed)))
                        task.cancel()
                    }
                }
            }
        } onCancel: {
            receiver.finish(.failure(LPError(.metadataFetchCancelled)))
        }
    }
}

/// Collects the bytes of one answer. The first end counts: enough bytes, the end of the answer, or an error.
private final class Receiver: NSObject, URLSessionDataDelegate, Sendable {
    private struct State {
        var waiting: CheckedContinuation<Download, any Error>?
        var result: Result<Download, any Error>?
        var response: HTTPURLResponse?
        var data = Data()
    }

    private let state = Mutex(State())
    private let limit: Int
    private let acceptsPart: Bool
    private let privateHosts: Set<String>

    init(limit: Int, acceptsPart: Bool, privateHosts: Set<String>) {
        (self.limit, self.acceptsPart, self.privateHosts) = (limit, acceptsPart, privateHosts)
    }

    /// - Returns: Whether there is something to wait for.
    func wait(_ continuation: CheckedContinuation<Download, any Error>) -> Bool {
        let result = state.withLock { state in
            if state.result == nil { state.waiting = continuation }
            return state.result
        }
        guard let result else { return true }
        continuation.resume(with: result)
        return false
    }

    func finish(_ result: Result<Download, any Error>) {
        let waiting = state.withLock { state in
            guard state.result == nil else { return CheckedContinuation<Download, any Error>?.none }
            state.result = result
            state.data = Data()
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(with: result)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse, (200..<300).contains(response.statusCode) {
            state.withLock { $0.response = response }
        } else {
            finish(.failure(LPError(.metadataFetchFailed)))
        }
        completionHandler(.allow)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        let isAllowed = request.url.map { WebAddress.isAllowed($0, or: privateHosts) } ?? false
        if !isAllowed { finish(.failure(LPError(.metadataFetchNotAllowed))) }
        completionHandler(isAllowed ? request : nil)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isFull = state.withLock { state in
            guard state.result == nil else { return false }
            state.data.append(data.prefix(limit - state.data.count + 1))
            return state.data.count > limit
        }
        if isFull { end(isComplete: false) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let error else { return end(isComplete: true) }
        finish(.failure(LPError((error as? URLError)?.code == .timedOut ? .metadataFetchTimedOut : .metadataFetchFailed)))
    }

    private func end(isComplete: Bool) {
        let (response, data) = state.withLock { ($0.response, $0.data) }
        guard let response, let url = response.url, isComplete || acceptsPart else {
            return finish(.failure(LPError(.metadataFetchFailed)))
        }
        let type = (response.value(forHTTPHeaderField: "Content-Type") ?? "text/html").lowercased()
        let isLatin = type.contains("iso-8859-1") || type.contains("windows-1252")
        finish(
            .success(
                Download(
                    url: url, mediaType: type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces),
                    encoding: isLatin ? .windowsCP1252 : .utf8, data: data.prefix(limit))))
    }
}
