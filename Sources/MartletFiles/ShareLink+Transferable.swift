import Foundation
import MartletCore
import MartletCoreTransferable
import MartletDevice
import MartletUI
import MartletUniformTypes

extension ShareLink {
    /// Creates a link that shares a value as its type's representations tell.
    ///
    /// The value is exported when the user taps the link. A file without a suggested name has the title of the preview. A browser that cannot
    /// share files saves them.
    public nonisolated init<I: Transferable, PreviewImage, PreviewIcon>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview }, label: label)
    }

    /// Creates a link that shares values as their type's representations tell.
    public nonisolated init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        let exports = items.map { ItemExport(item: $0, title: preview($0).title) }
        self.init(subject: subject, message: message, label: label()) { texts in ItemExport.share(exports, with: texts) }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public nonisolated init<I: Transferable, PreviewImage, PreviewIcon>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel.share }
    }

    public nonisolated init<I: Transferable, PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel.share(Text(titleKey)) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: Transferable, PreviewImage, PreviewIcon>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel.share(Text(title)) }
    }

    public nonisolated init<I: Transferable, PreviewImage, PreviewIcon>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel.share(title) }
    }

    public nonisolated init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data.Element: Transferable {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel.share }
    }

    public nonisolated init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data.Element: Transferable {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel.share(Text(titleKey)) }
    }
}

extension DefaultShareLinkLabel {
    fileprivate nonisolated static var share: DefaultShareLinkLabel { share(Text("Share…")) }

    fileprivate nonisolated static func share(_ title: Text) -> DefaultShareLinkLabel {
        DefaultShareLinkLabel {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// A value to share, and the title of its preview.
private struct ItemExport<Item: Transferable>: Sendable {
    let item: Item
    let title: String

    /// Exports the values, and lets the user share them.
    @MainActor
    static func share(_ exports: [ItemExport], with texts: SharedTexts) {
        guard let session = CurrentSession.context, let service = FileService.current else { return }
        Task { @MainActor in
            var items = SharedItems()
            items.title = texts.subject ?? exports.first?.title
            for export in exports {
                do {
                    try await export.add(to: &items)
                } catch {
                    session.warn("A share link could not export “\(export.title)”: \(error).")
                }
            }
            guard !items.isEmpty else { return }
            if let message = texts.message { items.texts.insert(message, at: 0) }
            service.share(items)
        }
    }

    @MainActor
    private func add(to items: inout SharedItems) async throws {
        switch try await item.exported() {
        case .text(let text): items.texts.append(text)
        case .url(let url) where items.url == nil: items.url = url.absoluteString
        case .url(let url): items.texts.append(url.absoluteString)
        case .file(let data, let type, let name):
            let file = ExportedFile(data, type: type, name: name ?? title)
            items.files.append(SharedItems.File(file.served, mediaType: type.preferredMIMEType ?? "application/octet-stream"))
        case nil: throw CocoaError(.featureUnsupported)
        }
    }
}
