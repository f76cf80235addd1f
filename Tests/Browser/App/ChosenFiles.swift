import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// A text that the user can save.
private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
}

/// The form in which older apps let the user choose a picture.
private struct ImagePicker: UIViewControllerRepresentable {
    @Binding var image: UIImage?
    @Environment(\.presentationMode) private var presentationMode
    var sourceType = UIImagePickerController.SourceType.photoLibrary

    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let parent: ImagePicker

        init(_ parent: ImagePicker) { self.parent = parent }

        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            if let image = info[.originalImage] as? UIImage { parent.image = image }
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

/// Files that the user chooses and saves.
struct FilesPage: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var isPicking = false
    @State private var isTakingPicture = false
    @State private var text = "nothing"
    @State private var picture: UIImage?

    var body: some View {
        List {
            Button("Import") { isImporting = true }
            LabeledContent("Read", value: text)
            Button("Export") { isExporting = true }
            Button("Pick") { isPicking = true }
            Button("Take") { isTakingPicture = true }
            if let picture {
                LabeledContent("Width", value: "\(Int(picture.size.width))")
                Image(uiImage: picture).resizable().scaledToFit().frame(height: 200)
            }
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText, .json], allowsMultipleSelection: true) { result in
            do {
                text = try result.get().map { url in
                    guard url.startAccessingSecurityScopedResource() else { return "no access" }
                    defer { url.stopAccessingSecurityScopedResource() }
                    return try url.lastPathComponent + ": " + String(contentsOf: url, encoding: .utf8)
                }.joined(separator: ", ")
            } catch {
                text = error.localizedDescription
            }
        } onCancellation: {
            text = "cancelled"
        }
        .fileExporter(isPresented: $isExporting, document: Note("Soup of the day"), contentType: .plainText, defaultFilename: "menu") {
            text = (try? $0.get().lastPathComponent).map { "saved \($0)" } ?? "failed"
        }
        .sheet(isPresented: $isPicking) { ImagePicker(image: $picture) }
        .sheet(isPresented: $isTakingPicture) { ImagePicker(image: $picture, sourceType: .camera) }
    }
}
