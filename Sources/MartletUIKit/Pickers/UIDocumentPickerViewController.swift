import MartletCore
import MartletDevice
import MartletTransfers
import MartletUI
import MartletUniformTypes

/// An object that receives the files that the user has chosen in a ``UIDocumentPickerViewController``.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called for one file by an app that has only this method.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }

    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// What a ``UIDocumentPickerViewController`` of older apps does.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Lets the user choose files in the browser's dialog, which opens when the controller appears, or save files of the app.
///
/// The app gets copies, which exist until the session ends.
///
/// - Partly: no folders; a browser does not tell whether the user keeps a saved file, and files of the app are not moved.
open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    /// Without effect.
    open var shouldShowFileExtensions = false
    /// Without effect.
    open var directoryURL: URL?
    private let accepts: String
    private let exported: [URL]
    private let chooser = FileChooser()
    private var closeSheet: (() -> Void)?
    /// The number of the current save. It grows when a save begins or ends, so that answers to earlier ones are ignored.
    private var lastSave = 0

    /// - Parameter asCopy: Ignored: the app always gets copies.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        accepts = UTType.accepted(contentTypes)
        exported = []
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.map { UTType($0) ?? .data })
    }

    /// - Parameter asCopy: Ignored: the browser always saves copies.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        accepts = ""
        exported = urls
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(forExporting: [url]) }
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) { self.init(forExporting: urls) }

    public required init?(coder: NSCoder) { nil }

    override var content: AnyView {
        AnyView(
            ClosableSheet { [weak self] in
                self?.closeSheet = $0
            } content: { [weak self, chooser, exported] in
                FileChooserView(
                    chooser: chooser, title: exported.isEmpty ? "Choose a file" : "Save", symbol: "folder",
                    action: { [weak self] in self?.beginDialog() })
            })
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        chooser.cancelled = { [weak self] in
            guard let self else { return }
            lastSave += 1
            close()
            delegate?.documentPickerWasCancelled(self)
        }
        chooser.choice = FileService.Choice(accepts: accepts, most: allowsMultipleSelection ? nil : 1)
        chooser.chosen = { [weak self] _, urls in self?.finish(urls) }
        beginDialog()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        chooser.end()
        lastSave += 1
    }

    private func beginDialog() { if exported.isEmpty { chooser.begin() } else { save() } }

    private func save() {
        guard let service = FileService.current else { return }
        lastSave += 1
        let number = lastSave
        var left = exported.count
        for url in exported {
            guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
                CurrentSession.context?.warn("\(url.path) cannot be saved by the user: it is no file that can be read.")
                return chooser.cancelled()
            }
            let file = ServedFiles.shared.file(data, mediaType: "application/octet-stream", name: url.lastPathComponent)
            service.save(file) { [weak self] isSaved in
                guard let self, number == lastSave else { return }
                guard isSaved else { return chooser.cancelled() }
                left -= 1
                if left == 0 { finish(exported) }
            }
        }
    }

    private func finish(_ urls: [URL]) {
        lastSave += 1
        close()
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }

    /// Dismisses the controller, as it does itself on Apple's platforms.
    private func close() {
        if presentingController != nil { dismiss(animated: true) } else { closeSheet?() }
    }
}

/// Gives a controller the action that closes the sheet of SwiftUI's in which it is.
private struct ClosableSheet<Content: View>: View {
    let appeared: (@escaping () -> Void) -> Void
    @ViewBuilder let content: () -> Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        content().onAppear { appeared { dismiss() } }
    }
}
