@_exported import Foundation
import MartletCore
import MartletUI
import MartletUIKit

// - Partly import SafariServices: SFSafariViewController, which opens a new tab; the rest is missing

/// An object that is told when the user has closed a ``SFSafariViewController``.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// Opens a page of the web in a new tab, and shows a link to it: most pages do not let another page show them.
///
/// - Partly: the page opens in a tab of its own; a browser that asks the user before it opens tabs shows the link alone.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    /// Choices for the page. None has an effect.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true

        public override init() { super.init() }
    }

    public weak var delegate: (any SFSafariViewControllerDelegate)?
    public let configuration: Configuration
    /// The title of the button that closes the controller. It is read when the controller appears.
    open var dismissButtonStyle = DismissButtonStyle.done
    /// Stored, and without effect.
    open var preferredBarTintColor: UIColor?
    /// The tint of the buttons. It is read when the controller appears.
    open var preferredControlTintColor: UIColor?
    private let url: URL
    private var hasOpened = false

    public init(url: URL, configuration: Configuration) {
        self.url = url
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let title =
            switch dismissButtonStyle {
            case .done: "Done"
            case .close: "Close"
            case .cancel: "Cancel"
            }
        let child = UIHostingController(rootView: LinkToPage(url: url, closeTitle: title, tint: preferredControlTintColor))
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasOpened else { return }
        hasOpened = true
        UIApplication.shared.open(url)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.safariViewControllerDidFinish(self)
    }
}

private struct LinkToPage: View {
    let url: URL
    let closeTitle: String
    let tint: UIColor?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button(closeTitle) { dismiss() }
                Spacer()
            }
            Spacer()
            Image(systemName: "safari").font(.largeTitle).foregroundStyle(.secondary)
            Text(verbatim: url.host() ?? url.absoluteString).font(.headline)
            Text("The page opens in another tab.").font(.subheadline).foregroundStyle(.secondary)
            Link("Open the page", destination: url)
            Spacer()
        }
        .padding()
        .tint(tint.map { Color($0) })
    }
}
