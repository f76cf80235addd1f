import Foundation
import MartletTransfers
import MartletUniformTypes

/// A file for the browser to save.
struct ExportedFile {
    let name: String
    let data: Data

    init(_ wrapper: FileWrapper, type: UTType?, name: String?) throws {
        guard let data = wrapper.regularFileContents else { throw CocoaError(.featureUnsupported) }
        self.data = data
        let name = name ?? wrapper.preferredFilename ?? wrapper.filename ?? "Untitled"
        self.name = type.map { Self.name(name, for: $0) } ?? name
    }

    init(_ data: Data, type: UTType, name: String) {
        self.data = data
        self.name = Self.name(name, for: type)
    }

    /// Appends the type's ending, unless the name has one of such files: `photo.jpg` and `photo.jpeg` stay.
    private static func name(_ name: String, for type: UTType) -> String {
        guard let ending = type.preferredFilenameExtension, !name.lowercased().hasSuffix("." + ending.lowercased()),
            UTType(fileName: name)?.conforms(to: type) != true
        else { return name }
        return name + "." + ending
    }

    /// The file as the page loads it. The type is none that a browser would show.
    var served: ServedFile { ServedFiles.shared.file(data, mediaType: "application/octet-stream", name: name) }

    /// The URL that the app is told. The file itself is on the user's device.
    var url: URL { FileManager.default.temporaryDirectory.appending(path: name.replacing("/", with: ":")) }
}
