import Foundation
import MartletCore
import MartletCoreTransferable
import MartletDevice
import MartletUI
import MartletUniformTypes

extension View {
    /// Lets the browser save a document when `isPresented` becomes true. The URL of the result has the file's name: the file is on the user's device.
    ///
    /// - Partly: a browser saves single files, no folders, and does not tell whether the user keeps one.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
            onCompletion: onCompletion, onCancellation: {})
    }

    /// As ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``. Browsers do not tell of a cancellation.
    ///
    /// - Partly: a browser saves single files, no folders, and does not tell whether the user keeps one.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileExporter(isPresented: isPresented, completed: { onCompletion($0.map { $0[0] }) }) {
                try document.map { [try $0.exported(as: contentTypes.first, name: defaultFilename)] }
            })
    }

    /// As ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``, for several documents.
    ///
    /// - Partly: a browser saves single files, no folders, and does not tell whether the user keeps one.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        modifier(
            FileExporter(isPresented: isPresented, completed: onCompletion) {
                documents.isEmpty ? nil : try documents.map { try $0.exported(as: contentType, name: nil) }
            })
    }

    /// As ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``, for an object.
    ///
    /// - Partly: a browser saves single files, no folders, and does not tell whether the user keeps one.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileExporter(isPresented: isPresented, completed: { onCompletion($0.map { $0[0] }) }) {
                try document.map { document in
                    let wrapper = try document.fileWrapper(
                        snapshot: document.snapshot(contentType: contentType),
                        configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
                    return [try ExportedFile(wrapper, type: contentType, name: defaultFilename)]
                }
            })
    }

    /// Lets the browser save files when `isPresented` becomes true.
    ///
    /// - Partly: they are not moved. A browser saves copies, and does not tell whether the user keeps them; so the files of the app stay, and the result
    ///   has their URLs.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        modifier(
            FileExporter(isPresented: isPresented, completed: { onCompletion($0.map { _ in Array(files) }) }) {
                files.isEmpty ? nil : try files.map { try ExportedFile(FileWrapper(url: $0), type: nil, name: nil) }
            })
    }

    /// Lets the browser save a file when `isPresented` becomes true.
    ///
    /// - Partly: it is not moved. A browser saves a copy, and does not tell whether the user keeps it; so the file of the app stays, and the result has
    ///   its URL.
    public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View {
        fileMover(isPresented: isPresented, files: file.map { [$0] } ?? []) { onCompletion($0.map { $0[0] }) }
    }
}

extension FileDocument {
    fileprivate func exported(as type: UTType?, name: String?) throws -> ExportedFile {
        let type = type ?? Self.writableContentTypes.first ?? .data
        let wrapper = try fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
        return try ExportedFile(wrapper, type: type, name: name)
    }
}

private struct FileExporter: ViewModifier {
    @Binding var isPresented: Bool
    let completed: (Result<[URL], any Error>) -> Void
    /// Makes the files; `nil` if there is nothing to save.
    let files: () throws -> [ExportedFile]?

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { if isPresented { save() } }
    }

    private func save() {
        let files: [ExportedFile]
        do {
            // Without a document nothing is presented, as on Apple's platforms.
            guard let made = try self.files() else { return }
            files = made
        } catch {
            isPresented = false
            return completed(.failure(error))
        }
        guard let service = FileService.current else { return }
        var left = files.count
        var isComplete = true
        for file in files {
            service.save(file.served) { isSaved in
                left -= 1
                isComplete = isComplete && isSaved
                guard left == 0 else { return }
                isPresented = false
                completed(isComplete ? .success(files.map(\.url)) : .failure(CocoaError(.fileWriteUnknown)))
            }
        }
    }
}
