import Foundation
import MartletTest
import Photos
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The photo library")
struct PhotosTests {
    /// A GIF of one pixel.
    private static let pixel = Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==")!

    // Shows: import Photos
    @Test func `The library cannot be read`() async {
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
        #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    }

    @Test func `A picture that is added is saved by the browser`() async {
        struct Page: View {
            @State private var outcome = "nothing"
            var body: some View {
                Button("Save") {
                    PHPhotoLibrary.shared().performChanges {
                        PHAssetChangeRequest.creationRequestForAsset(from: UIImage(data: PhotosTests.pixel)!)
                    } completionHandler: { isSaved, _ in
                        Task { @MainActor in outcome = isSaved ? "saved" : "failed" }
                    }
                }
                Text(outcome)
            }
        }
        let host = mount { Page() }
        host.tap("Save")
        await host.settle { host.exists("saved") }
        #expect(host.device.savedFiles.map(\.name) == ["Photo.gif"])
        #expect(host.device.savedFiles.first?.data == Self.pixel)
    }

    @Test func `A symbol is no picture`() async {
        struct Page: View {
            @State private var outcome = "nothing"
            var body: some View {
                Text(outcome).task {
                    do {
                        try await PHPhotoLibrary.shared().performChanges {
                            PHAssetChangeRequest.creationRequestForAsset(from: UIImage(systemName: "star")!)
                        }
                    } catch {
                        outcome = "\((error as? PHPhotosError)?.code == .invalidResource)"
                    }
                }
            }
        }
        let host = mount { Page() }
        await host.settle { host.exists("true") }
    }

    @Test func `UIKit's function saves a picture too`() {
        struct Page: View {
            var body: some View {
                Button("Save") { UIImageWriteToSavedPhotosAlbum(UIImage(data: PhotosTests.pixel)!, nil, nil, nil) }
            }
        }
        let host = mount { Page() }
        host.tap("Save")
        #expect(host.device.savedFiles.map(\.name) == ["Photo.gif"])
    }
}
