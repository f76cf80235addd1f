import Foundation
import Hummingbird
import LinkPresentation
import LoopbackServer
import MartletTest
import SwiftUI
import Synchronization
import Testing
import UIKit

@testable import LinkPresentation

/// What is said about pages of the web.
@MainActor
@Suite("Previews of links")
struct LinkTests {
    /// A GIF of one pixel.
    private nonisolated static let pixel = Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==")!

    private nonisolated static func router(_ html: String) -> Router<BasicRequestContext> {
        let router = Router()
        router.get("soup") { _, _ in
            Response(status: .ok, headers: [.contentType: "text/html; charset=utf-8"], body: .init(byteBuffer: ByteBuffer(string: html)))
        }
        router.get("bowl.gif") { _, _ in
            Response(status: .ok, headers: [.contentType: "image/gif"], body: .init(byteBuffer: ByteBuffer(bytes: pixel)))
        }
        router.get("slow") { _, _ in
            try await Task.sleep(for: .seconds(20))
            return "late"
        }
        return router
    }

    /// Serves a page on this machine, where links may lead meanwhile.
    private nonisolated static func serving(_ html: String, _ body: @escaping @Sendable (URL) async throws -> Void) async throws {
        try await LoopbackServer.serving(router(html)) { base in
            try await WebAddress.$privateHosts.withValue(["\(base.host!):\(base.port!)"]) { try await body(base) }
        }
    }

    // Shows: import LinkPresentation
    @Test nonisolated func `A page has a title and a picture`() async throws {
        let html = """
            <!DOCTYPE html><html><head><!-- <title>Old</title> --><title>Soups</title>
            <meta content='Tom &amp; his &#8220;soup&#8221;' property="og:title"><meta property=og:image content=/bowl.gif>
            <link rel="icon" href="missing.png"></head><body><title>Not this</title></body></html>
            """
        try await Self.serving(html) { base in
            let url = base.appending(path: "soup")
            let metadata = try await LPMetadataProvider().startFetchingMetadata(for: url)
            #expect(metadata.originalURL == url)
            #expect(metadata.title == "Tom & his “soup”")
            #expect(metadata.iconProvider == nil)
            let image = await withCheckedContinuation { continuation in
                let provider = metadata.imageProvider ?? NSItemProvider()
                provider.loadObject(ofClass: UIImage.self) { image, _ in continuation.resume(returning: image) }
            }
            #expect(image?.size == CGSize(width: 1, height: 1))
        }
    }

    @Test nonisolated func `Without pictures, only the page is loaded`() async throws {
        let html = "<title>A\n  soup</title><meta property='og:image' content='/bowl.gif'>"
        try await Self.serving(html) { base in
            let provider = LPMetadataProvider()
            provider.shouldFetchSubresources = false
            let metadata = try await provider.startFetchingMetadata(for: base.appending(path: "soup"))
            #expect(metadata.title == "A soup")
            #expect(metadata.imageProvider == nil)
        }
    }

    @Test nonisolated func `Of a long page the beginning is read`() async throws {
        let html = "<title>Long</title>" + String(repeating: "soup ", count: 500_000) + "<meta property='og:title' content='Too late'>"
        try await Self.serving(html) { base in
            let metadata = try await LPMetadataProvider().startFetchingMetadata(for: base.appending(path: "soup"))
            #expect(metadata.title == "Long")
        }
    }

    @Test nonisolated func `What does not come is an error`() async throws {
        try await Self.serving("") { base in
            await #expect(throws: LPError(.metadataFetchFailed)) {
                try await LPMetadataProvider().startFetchingMetadata(for: base.appending(path: "nowhere"))
            }
            let provider = LPMetadataProvider()
            provider.timeout = 0.2
            await #expect(throws: LPError(.metadataFetchTimedOut)) {
                try await provider.startFetchingMetadata(for: base.appending(path: "slow"))
            }
            let cancelled = LPMetadataProvider()
            let fetching = Task { _ = try await cancelled.startFetchingMetadata(for: base.appending(path: "slow")) }
            try await Task.sleep(for: .milliseconds(100))
            cancelled.cancel()
            await #expect(throws: LPError(.metadataFetchCancelled)) { try await fetching.value }
        }
        await #expect(throws: LPError(.metadataFetchNotAllowed)) {
            try await LPMetadataProvider().startFetchingMetadata(for: URL(filePath: "/etc/hosts"))
        }
    }

    @Test(arguments: [
        "http://127.0.0.1/", "http://localhost/", "http://2130706433/", "http://0x7f.1/", "http://[::1]/", "http://[::ffff:10.0.0.1]/",
        "http://10.1.2.3/",
        "http://169.254.169.254/latest", "http://192.168.0.1/", "http://172.20.0.1/", "http://100.64.0.1/", "http://[fd00::1]/",
        "http://[fe80::1]/",
        "http://0.0.0.0/", "http://224.0.0.1/", "http://[2002:7f00:1::]/",
    ])
    nonisolated func `A link into the private network is not followed`(link: String) async throws {
        let url = try #require(URL(string: link))
        #expect(!WebAddress.isPublic(url))
        await #expect(throws: LPError(.metadataFetchNotAllowed)) { try await LPMetadataProvider().startFetchingMetadata(for: url) }
    }

    @Test(arguments: ["http://93.184.215.14/", "https://[2606:4700::1111]/", "http://172.32.0.1/", "http://192.0.2.1/"])
    nonisolated func `A link to a public address is followed`(link: String) throws {
        #expect(WebAddress.isPublic(try #require(URL(string: link))))
    }

    @Test nonisolated func `Neither a link, nor a redirection, nor a picture leads to this machine`() async throws {
        let visits = Mutex(0)
        let secret = Router()
        secret.get("secret.gif") { _, _ in
            visits.withLock { $0 += 1 }
            return Response(status: .ok, headers: [.contentType: "image/gif"], body: .init(byteBuffer: ByteBuffer(bytes: Self.pixel)))
        }
        try await LoopbackServer.serving(secret) { secret in
            let target = secret.appending(path: "secret.gif")
            await #expect(throws: LPError(.metadataFetchNotAllowed)) { try await LPMetadataProvider().startFetchingMetadata(for: target) }
            let page = Self.router("<title>Soup</title><meta property='og:image' content='\(target)'>")
            page.get("moved") { _, _ in Response(status: .found, headers: [.location: "\(target)"]) }
            try await LoopbackServer.serving(page) { base in
                try await WebAddress.$privateHosts.withValue(["\(base.host!):\(base.port!)"]) {
                    await #expect(throws: LPError(.metadataFetchNotAllowed)) {
                        try await LPMetadataProvider().startFetchingMetadata(for: base.appending(path: "moved"))
                    }
                    let metadata = try await LPMetadataProvider().startFetchingMetadata(for: base.appending(path: "soup"))
                    #expect(metadata.title == "Soup" && metadata.imageProvider == nil)
                }
            }
            #expect(visits.withLock { $0 } == 0)
            // The test can fail: whoever may, gets there.
            try await WebAddress.$privateHosts.withValue([secret.host!]) {
                _ = try await LPMetadataProvider().startFetchingMetadata(for: target)
            }
            #expect(visits.withLock { $0 } == 1)
        }
    }

    @Test func `A card shows the title and the host, and opens the page`() {
        struct Card: UIViewRepresentable {
            let metadata: LPLinkMetadata
            func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: metadata) }
            func updateUIView(_ view: LPLinkView, context: Context) { view.metadata = metadata }
        }
        let metadata = LPLinkMetadata()
        metadata.url = URL(string: "https://soups.example/tomato")
        metadata.title = "Tomato soup"
        let host = mount { Card(metadata: metadata) }
        #expect(host.exists("soups.example"))
        host.tap("Tomato soup")
        #expect(host.openedURLs == ["https://soups.example/tomato"])
    }
}
