import Foundation
import MartletCore
import MartletUI
import MartletUIKit

/// A file that can be previewed.
public protocol QLPreviewItem {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

/// An object that has files to preview.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// An object that is told when a preview is closed.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows a file of its data source: images and texts. The browser saves other files.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0 { didSet { reloadData() } }
    private var host: UIViewController?

    /// Whether a file can be shown.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        guard let url = item.previewItemURL else { return false }
        return switch PreviewContent(url) {
        case .image, .text: true
        case .other, .missing: false
        }
    }

    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        reloadData()
    }

    open func reloadData() {
        host?.view.removeFromSuperview()
        guard let item = currentPreviewItem, let url = item.previewItemURL else { return }
        title = item.previewItemTitle ?? url.lastPathComponent
        let host = UIHostingController(rootView: PreviewedFile(url: url))
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host.view)
        self.host = host
    }

    open func refreshCurrentPreviewItem() { reloadData() }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.previewControllerDidDismiss(self)
    }
}
