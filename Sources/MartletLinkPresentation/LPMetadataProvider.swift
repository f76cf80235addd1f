import Foundation
import MartletDragging
import MartletUniformTypes
import Synchronization

/// Loads a page, and reads its title and its pictures. The server loads it, from public addresses alone: a link, a redirection or a picture
/// that leads to the server itself or into its private network is ``LPError/Code/metadataFetchNotAllowed``, or missing.
///
/// Of a page, the first 1 MiB is read; a picture has at most 4 MiB.
public final class LPMetadataProvider: NSObject, Sendable {
    private struct State {
        var shouldFetchSubresources = true
        var timeout: TimeInterval = 30
        var task: Task<LPLinkMetadata, any Error>?
    }

    private let state = Mutex(State())

    private static let longestPage = 1 << 20
    private static let longestPicture = 4 << 20

    public override init() { super.init() }

    /// Whether the pictures of the page are loaded too.
    public var shouldFetchSubresources: Bool {
        get { state.withLock { $0.shouldFetchSubresources } }
        set { state.withLock { $0.shouldFetchSubresources = newValue } }
    }

    /// How long the page and its pictures may take together, in seconds.
    public var timeout: TimeInterval {
        get { state.withLock { $0.timeout } }
        set { state.withLock { $0.timeout = newValue } }
    }

    /// - Throws: ``LPError``. A page without a title is no error.
    public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        guard ["http", "https"].contains(url.scheme?.lowercased()), url.host != nil else { throw LPError(.metadataFetchNotAllowed) }
        let (fetchesPictures, timeout) = state.withLock { ($0.shouldFetchSubresources, $0.timeout) }
        let task = Task { try await Self.fetch(url, pictures: fetchesPictures, until: Date(timeIntervalSinceNow: timeout)) }
        state.withLock { $0.task = task }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    public func startFetchingMetadata(for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        Task {
            do {
                completionHandler(try await startFetchingMetadata(for: url), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Ends the loading with ``LPError``, whose code is `metadataFetchCancelled`.
    public func cancel() { state.withLock { $0.task }?.cancel() }

    private static func fetch(_ url: URL, pictures: Bool, until end: Date) async throws -> LPLinkMetadata {
        let page = try await Download.run(url, atMost: longestPage, orPart: true, until: end)
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (url, page.url)
        guard page.mediaType.hasPrefix("text/html") || page.mediaType.hasPrefix("application/xhtml") else {
            metadata.title = page.url.lastPathComponent
            if page.mediaType.hasPrefix("image/") { metadata.imageProvider = provider(of: page) }
            return metadata
        }
        let head = PageHead(page.text, at: page.url)
        metadata.title = head.title
        guard pictures else { return metadata }
        // What is missing of them is missing of the page, and no error.
        if let image = head.image { metadata.imageProvider = try await picture(at: image, until: end) }
        if let icon = head.icon { metadata.iconProvider = try await picture(at: icon, until: end) }
        return metadata
    }

    private static func picture(at url: URL, until end: Date) async throws -> NSItemProvider? {
        do {
            return provider(of: try await Download.run(url, atMost: longestPicture, orPart: false, until: end))
        } catch let error as LPError where error.code == .metadataFetchCancelled {
            throw error
        } catch {
            return nil
        }
    }

    private static func provider(of download: Download) -> NSItemProvider? {
        guard let type = UTType(mimeType: download.mediaType), type.conforms(to: .image) else { return nil }
        let (provider, data) = (NSItemProvider(), download.data)
        provider.registerDataRepresentation(forTypeIdentifier: type.identifier) { completed in
            completed(data, nil)
            return nil
        }
        return provider
    }
}
