import Foundation
import MartletTest
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

/// The form in which older apps let the user choose a picture.
private struct ImagePicker: UIViewControllerRepresentable {
    @Binding var image: UIImage?
    var sourceType = UIImagePickerController.SourceType.photoLibrary
    @Environment(\.presentationMode) private var presentationMode

    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let parent: ImagePicker
        init(_ parent: ImagePicker) { self.parent = parent }

        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            parent.image = info[.originalImage] as? UIImage
            parent.presentationMode.wrappedValue.dismiss()
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { parent.presentationMode.wrappedValue.dismiss() }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        picker.sourceType = sourceType
        return picker
    }

    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
}

private struct ProfileView: View {
    var sourceType = UIImagePickerController.SourceType.photoLibrary
    @State private var isPicking = false
    @State private var image: UIImage?

    var body: some View {
        Button("Pick") { isPicking = true }
        Text(image.map { "\(Int($0.size.width)) wide" } ?? "no picture")
            .sheet(isPresented: $isPicking) { ImagePicker(image: $image, sourceType: sourceType) }
    }
}

private struct DocumentPicker: UIViewControllerRepresentable {
    @Binding var names: [String]

    final class Coordinator: NSObject, UIDocumentPickerDelegate {
        let parent: DocumentPicker
        init(_ parent: DocumentPicker) { self.parent = parent }
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            parent.names = urls.map(\.lastPathComponent)
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { parent.names = ["cancelled"] }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        picker.allowsMultipleSelection = true
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {}
}

private struct ShelfView: View {
    @State private var isPicking = false
    @State private var names: [String] = []

    var body: some View {
        Button("Pick") { isPicking = true }
        Text(isPicking ? "picking" : "not picking")
        Text(names.joined(separator: " and ")).sheet(isPresented: $isPicking) { DocumentPicker(names: $names) }
    }
}

/// Lists what a controller tells its delegate.
private final class SaveLog: NSObject, UIDocumentPickerDelegate {
    var heard: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { heard.append("saved") }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { heard.append("cancelled") }
}

private struct SavePicker: UIViewControllerRepresentable {
    let picker: UIDocumentPickerViewController
    func makeUIViewController(context: Context) -> UIDocumentPickerViewController { picker }
    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {}
}

private struct SavingView: View {
    let picker: UIDocumentPickerViewController
    @State private var isSaving = false

    var body: some View {
        Button("Keep") { isSaving = true }
        Text(isSaving ? "saving" : "not saving").sheet(isPresented: $isSaving) { SavePicker(picker: picker) }
    }
}

@MainActor
@Suite("UIKit's pickers")
struct PickerControllerTests {
    /// A PNG file of one pixel.
    private static let pixel =
        Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==") ?? Data()

    // Shows: UIImagePickerController
    @Test func `A picture that the user chooses comes to the delegate, which closes the sheet`() async {
        let host = mount { ProfileView() }
        host.tap("Pick")
        #expect(host.device.acceptedFiles == "image/*")
        #expect(!host.device.wantsCamera)
        host.device.choose([TestDevice.File("ann.png", type: "image/png", data: Self.pixel)])
        await host.settle { host.exists("1 wide") && !host.exists("Choose a picture") }
    }

    @Test func `A camera is asked for where the app wants one`() {
        let host = mount { ProfileView(sourceType: .camera) }
        host.tap("Pick")
        #expect(host.device.wantsCamera)
    }

    @Test func `A closed dialog, or Cancel, is a cancellation`() {
        let host = mount { ProfileView() }
        host.tap("Pick")
        host.device.cancelChoice()
        host.expectNone("Choose a picture")
        host.tap("Pick")
        host.tap("Cancel")
        host.expectNone("Choose a picture")
        #expect(host.device.acceptedFiles == nil)
        host.find("no picture")
    }

    @Test func `A file that is no picture says so, and the user can choose again`() async {
        let host = mount { ProfileView() }
        host.tap("Pick")
        host.device.choose([TestDevice.File("ann.heic", type: "image/heic", data: Data("soup".utf8))])
        await host.settle { host.exists("This picture cannot be shown. Choose one that is a PNG, JPEG, GIF or WebP.") }
        host.tap("Choose a picture")
        host.device.choose([TestDevice.File("ann.png", type: "image/png", data: Self.pixel)])
        await host.settle { host.exists("1 wide") }
    }

    /// Shows a picker that saves a file, on a page that has not saved it yet.
    private func withSavePicker(_ body: (TestHost, SaveLog) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
        try Data("soup".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let picker = UIDocumentPickerViewController(forExporting: [url])
        let log = SaveLog()
        picker.delegate = log
        let host = mount { SavingView(picker: picker) }
        host.device.savesFiles = false
        host.tap("Keep")
        try body(host, log)
    }

    @Test func `Save saves the app's files again, and asks for none`() throws {
        try withSavePicker { host, log in
            host.tap("Save")
            #expect(host.device.acceptedFiles == nil)
            host.device.savesFiles = true
            host.act {}
            #expect(host.device.savedFiles.map(\.data) == [Data("soup".utf8), Data("soup".utf8)])
            #expect(log.heard == ["saved"])
            host.find("not saving")
        }
    }

    @Test func `A file that is saved after Cancel is not reported`() throws {
        try withSavePicker { host, log in
            host.tap("Cancel")
            host.device.savesFiles = true
            host.act {}
            #expect(host.device.savedFiles.count == 1)
            #expect(log.heard == ["cancelled"])
        }
    }

    @Test func `Documents that the user chooses come to the delegate, and the picker closes itself`() async {
        let host = mount { ShelfView() }
        host.tap("Pick")
        #expect(host.device.acceptedFiles == "application/pdf,.pdf")
        let files = ["a.pdf", "b.pdf"].map { TestDevice.File($0, type: "application/pdf", data: Data("%PDF".utf8)) }
        host.device.choose(files)
        await host.settle { host.exists("a.pdf and b.pdf") && host.exists("not picking") }
    }
}
