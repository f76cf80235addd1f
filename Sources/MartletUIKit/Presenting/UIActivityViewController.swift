import MartletCore
import MartletElements
import MartletUI

/// An action with items that the user shares. Apps' own actions are not shown.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }
}

/// Shares texts and URLs: a sheet with the browser's own sharing, what `ShareLink` does, and with copying.
///
/// - Partly: images and files are not shared; a page does not know what the user chose in the browser's sharing.
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called when the sheet is dismissed: with whether the user has copied or shared.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Ignored: the browser chooses what it offers.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    let texts: [String]
    let urls: [URL]
    /// The number of the items that a page cannot share.
    let otherCount: Int
    private var choice: (activity: UIActivity.ActivityType?, isDone: Bool) = (nil, false)

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        urls = activityItems.compactMap { ($0 as? URL) ?? ($0 as? NSURL).map { $0 as URL } }.filter { !$0.isFileURL }
        texts = activityItems.compactMap { ($0 as? String) ?? ($0 as? NSString).map { String($0) } ?? ($0 as? NSAttributedString)?.string }
        otherCount = activityItems.count - urls.count - texts.count
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// The items as one text.
    var text: String { (texts + urls.map(\.absoluteString)).joined(separator: "\n") }

    func copy() {
        UIPasteboard.general.string = text
        finish(.copyToPasteboard)
    }

    func share() { choice = (nil, true) }

    private func finish(_ activity: UIActivity.ActivityType) {
        choice = (activity, true)
        end()
    }

    /// Dismisses the sheet in which the controller is.
    private func end() {
        if presentingController != nil { dismiss(animated: true) } else { closeSheet?() }
    }

    /// Closes the sheet of SwiftUI's that shows the controller.
    var closeSheet: (() -> Void)?

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        handler?(choice.activity, choice.isDone, nil, nil)
    }

    override var content: AnyView { AnyView(ActivityList(controller: self)) }
}

private struct ActivityList: View {
    let controller: UIActivityViewController
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let _ = controller.closeSheet = { dismiss() }
        VStack(alignment: .leading, spacing: 16) {
            if !controller.text.isEmpty {
                Text(verbatim: controller.text).lineLimit(4)
                share.buttonStyle(.borderedProminent)
                Button {
                    controller.copy()
                } label: {
                    Label("Copy", systemImage: "doc.on.doc")
                }
            }
            if controller.otherCount > 0 {
                Text("A page cannot share images and files.").font(.footnote).foregroundStyle(.secondary)
            }
        }
        .padding()
        .presentationDetents([.medium])
    }

    @ViewBuilder private var share: some View {
        let texts = controller.texts.joined(separator: "\n")
        if let url = controller.urls.first {
            ShareLink(item: url, message: texts.isEmpty ? nil : Text(verbatim: texts)) { label }
                .simultaneousGesture(TapGesture().onEnded { controller.share() })
        } else {
            ShareLink(item: texts) { label }.simultaneousGesture(TapGesture().onEnded { controller.share() })
        }
    }

    private var label: some View { Label("Share…", systemImage: "square.and.arrow.up") }
}
