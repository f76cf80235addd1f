import Foundation
import MartletElements
import MartletTransfers

/// A file that the user has chosen. Its bytes stay on the user's device until ``load(_:)``; the server deletes its copy when nobody has the file any more.
@MainActor
package final class PickedFile: Sendable {
    /// As the user sees it, without a path.
    package nonisolated let name: String
    /// What the browser takes it for: `image/png`; empty if it does not know.
    package nonisolated let mimeType: String
    /// In bytes.
    package nonisolated let size: Int
    /// The number of the choice, and its place there: how the page finds it.
    nonisolated let choice: Int
    nonisolated let index: Int
    private weak var service: FileService?
    private var upload: Upload?
    private var isComplete = false
    private var count = 0
    private var waiting: [Waiter] = []
    private var lastWaiter = 0

    private struct Waiter {
        let number: Int
        let progress: @MainActor (Int) -> Void
        let continuation: CheckedContinuation<URL, any Error>
    }

    /// Reads a name, a MIME type and a size from a page, which can send anything.
    init?(_ parts: [Value], choice: Int, index: Int, service: FileService) {
        guard parts.count == 3, let name = parts[0].stringValue, let type = parts[1].stringValue, let size = parts[2].intValue, size >= 0
        else {
            return nil
        }
        self.name = Self.fileName(name)
        mimeType = String(type.prefix(100))
        self.size = size
        self.choice = choice
        self.index = index
        self.service = service
    }

    isolated deinit { if let upload { service?.drop(upload) } }

    /// The greatest number of bytes of a name. File systems take 255.
    private static let longestName = 200

    /// Returns a name that is one component of a path, made of what a page calls a file.
    static func fileName(_ text: String) -> String {
        let last = text.split { $0 == "/" || $0 == "\\" }.last ?? ""
        // By scalars: a combining one would hide a slash from a comparison of characters.
        let scalars = last.unicodeScalars.filter { $0 != "/" && $0 != "\\" && $0.value >= 32 && $0.value != 127 }
        var name = String(String.UnicodeScalarView(scalars))
        let ending = name.lastIndex(of: ".").map { name[$0...] }.flatMap { $0.utf8.count <= 20 ? String($0) : nil } ?? ""
        if name.utf8.count > longestName {
            name.removeLast(ending.count)
            while name.utf8.count > longestName - ending.utf8.count { name.removeLast() }
            name += ending
        }
        return name.isEmpty || name == "." || name == ".." ? "file" : name
    }

    /// Sends the file to the server, once. The page stops when the tasks of all who wait are cancelled.
    /// - Parameter progress: Receives the number of bytes that have arrived.
    /// - Returns: The server's copy, which lives as long as this object.
    package func load(_ progress: @escaping @MainActor (Int) -> Void = { _ in }) async throws -> URL {
        lastWaiter += 1
        let number = lastWaiter
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
                begin(Waiter(number: number, progress: progress, continuation: continuation))
            }
        } onCancel: {
            Task { @MainActor in cancel(number) }
        }
    }

    /// Sends files to the server, which keeps them until the session ends, or later ones need their room.
    ///
    /// It is no method of the service: a task that waits would keep the service, whose end is what the task must hear of.
    package static func load(_ files: [PickedFile]) async throws -> [URL] {
        var urls: [URL] = []
        for file in files { urls.append(try await file.load()) }
        files.first?.service?.keep(files)
        return urls
    }

    private func begin(_ waiter: Waiter) {
        if isComplete, let upload { return waiter.continuation.resume(returning: upload.url) }
        guard let service else { return waiter.continuation.resume(throwing: FileFailure.ended) }
        waiting.append(waiter)
        guard upload == nil else { return }
        do throws(FileFailure) {
            upload = try service.send(self)
            if size == 0, let upload { received(0, of: upload.token) }
        } catch {
            failed(error)
        }
    }

    private func cancel(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).continuation.resume(throwing: CancellationError())
        if waiting.isEmpty, !isComplete { forgetUpload() }
    }

    func received(_ count: Int, of token: String) {
        // Parts are reported from several threads, also those of an upload that was cancelled.
        guard let upload, upload.token == token, !isComplete, count >= self.count else { return }
        self.count = count
        service?.received(partOf: upload)
        for waiter in waiting { waiter.progress(count) }
        guard count == size else { return }
        isComplete = true
        service?.stopSending(upload)
        for waiter in endWaiting() { waiter.continuation.resume(returning: upload.url) }
    }

    func failed(_ failure: FileFailure) {
        forgetUpload()
        for waiter in endWaiting() { waiter.continuation.resume(throwing: failure) }
    }

    private func forgetUpload() {
        if let upload { service?.drop(upload) }
        upload = nil
        count = 0
    }

    private func endWaiting() -> [Waiter] {
        let ended = waiting
        waiting = []
        return ended
    }
}
