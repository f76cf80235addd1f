@_exported import Foundation
import MartletCore
import MartletDevice
import MartletTransfers
import MartletUI
import MartletUIKit
import MartletUniformTypes

// - Partly import QuickLook: images and texts are shown, other files are offered to be saved

extension View {
    /// Shows a file in a sheet while a binding is not `nil`.
    ///
    /// - Partly: images and texts are shown. The browser saves other files, such as PDF documents.
    public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
        sheet(item: item.asShownFile) { PreviewSheet(files: [$0.url], url: .constant($0.url)) }
    }

    /// Shows one of some files in a sheet while a binding is not `nil`, with buttons for the others.
    ///
    /// - Partly: images and texts are shown. The browser saves other files, such as PDF documents.
    public nonisolated func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<URL?>, in items: Items) -> some View
    where Items.Element == URL {
        let files = Array(items)
        return sheet(isPresented: Binding(get: { selection.wrappedValue != nil }, set: { if !$0 { selection.wrappedValue = nil } })) {
            if let url = selection.wrappedValue {
                PreviewSheet(files: files, url: Binding(get: { url }, set: { selection.wrappedValue = $0 }))
            }
        }
    }
}

private struct ShownFile: Identifiable {
    let url: URL
    var id: URL { url }
}

extension Binding where Value == URL? {
    fileprivate var asShownFile: Binding<ShownFile?> {
        Binding<ShownFile?>(get: { wrappedValue.map { ShownFile(url: $0) } }, set: { wrappedValue = $0?.url })
    }
}

/// A file below its name, with buttons to close it and to save it.
private struct PreviewSheet: View {
    let files: [URL]
    @Binding var url: URL
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            PreviewedFile(url: url)
                .navigationTitle(Text(verbatim: url.lastPathComponent))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Done") { dismiss() } }
                    ToolbarItemGroup(placement: .primaryAction) {
                        if files.count > 1 {
                            Button("Previous", systemImage: "chevron.left") { move(-1) }.disabled(index == 0)
                            Button("Next", systemImage: "chevron.right") { move(1) }.disabled(index == files.count - 1)
                        }
                        Button("Save", systemImage: "square.and.arrow.down") { PreviewContent.save(url) }
                    }
                }
        }
    }

    private var index: Int { files.firstIndex(of: url) ?? 0 }

    private func move(_ step: Int) {
        guard files.indices.contains(index + step) else { return }
        url = files[index + step]
    }
}

/// What a file is for a preview.
enum PreviewContent {
    case image(UIImage)
    case text(String)
    case other(type: String?, size: Int)
    case missing

    /// The longest text that is shown, in bytes.
    private static let longestText = 256 << 10

    init(_ url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
            self = .missing
            return
        }
        let type = UTType(filenameExtension: url.pathExtension)
        if let image = UIImage(data: data) {
            self = .image(image)
        } else if type?.conforms(to: .text) ?? true || type == .json, data.count <= Self.longestText,
            let text = String(data: data, encoding: .utf8)
        {
            self = .text(text)
        } else {
            self = .other(type: type?.localizedDescription, size: data.count)
        }
    }

    @MainActor
    static func save(_ url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return }
        // The type is none that a browser would show.
        let file = ServedFiles.shared.file(data, mediaType: "application/octet-stream", name: url.lastPathComponent)
        FileService.current?.save(file) { _ in }
    }
}

struct PreviewedFile: View {
    let url: URL

    var body: some View {
        switch PreviewContent(url) {
        case .image(let image):
            ScrollView { Image(uiImage: image).resizable().scaledToFit().accessibilityLabel(Text(verbatim: url.lastPathComponent)) }
        case .text(let text):
            ScrollView {
                Text(verbatim: text).font(.body.monospaced()).textSelection(.enabled)
                    .frame(maxWidth: .infinity, alignment: .leading).padding()
            }
        case .other(let type, let size):
            VStack(spacing: 8) {
                Image(systemName: "doc").font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
                Text(verbatim: url.lastPathComponent).font(.headline)
                Text(verbatim: [type, size.formatted(.byteCount(style: .file))].compactMap { $0 }.joined(separator: ", "))
                    .foregroundStyle(.secondary)
                Button("Save File") { PreviewContent.save(url) }.buttonStyle(.borderedProminent)
            }
            .padding()
        case .missing:
            Text("The file is not there.").foregroundStyle(.secondary).padding()
        }
    }
}
