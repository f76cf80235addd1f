import Foundation
import MartletCore
import MartletElements

/// A control that shares URLs, texts, or files of values with other apps.
///
/// A browser that cannot share copies texts and URLs instead, and saves files.
public struct ShareLink<Label: View>: ElementView {
    public typealias Body = Never
    private let items: [Value]
    /// The item, if it is a single URL.
    private let url: URL?
    private let subject: Text?
    private let message: Text?
    /// Shares items of which the page knows nothing before the tap; `nil` if the page shares the items by itself.
    private let share: (@MainActor @Sendable (SharedTexts) -> Void)?
    public nonisolated(unsafe) let _content: Label  // Written once; its type need not be Sendable.

    fileprivate nonisolated init(items: [Value], url: URL? = nil, subject: Text?, message: Text?, label: Label) {
        self.items = items
        self.url = url
        self.subject = subject
        self.message = message
        share = nil
        _content = label
    }

    /// Creates a link that runs an action, which makes the items.
    package nonisolated init(
        subject: Text?, message: Text?, label: Label, share: @escaping @MainActor @Sendable (SharedTexts) -> Void
    ) {
        items = []
        url = nil
        self.subject = subject
        self.message = message
        self.share = share
        _content = label
    }

    public static var _kind: Kind { .share }

    public func _lower(to element: inout ElementWriter) {
        let texts = SharedTexts(
            subject: subject?.string(in: element.environment), message: message?.string(in: element.environment))
        if let share {
            element.on(.tap) { _ in share(texts) }
        } else {
            element[.value] = items.count == 1 ? items[0] : .list(items)
            element[.href] = (url?.absoluteString).map(Value.string)
            element[.title] = texts.subject.map(Value.string)
            element[.message] = texts.message.map(Value.string)
        }
        if let style = element.environment.buttonStyle as? any NamedButtonStyle, style.name != "automatic" {
            element[.style] = .string(style.name)
        }
        element[.borderShape] = element.environment.buttonBorderShape.attribute
        if !element.environment.isEnabled { element[.disabled] = true }
    }
}

/// The texts that accompany shared items.
package struct SharedTexts: Sendable {
    package let subject: String?
    package let message: String?
}

/// A preview of a shared item. Its title is the subject, unless the link sets one; browsers show a preview of their own.
///
/// - Partly: its image is not shown.
public struct SharePreview<ImageLabel, Icon>: Sendable {
    /// The item's title.
    public let title: String
}

extension SharePreview where ImageLabel == Never, Icon == Never {
    public init<S: StringProtocol>(_ title: S) { self.title = String(title) }
}

extension SharePreview where ImageLabel == Image, Icon == Never {
    public init<S: StringProtocol>(_ title: S, image: Image) { self.title = String(title) }
}

extension SharePreview where ImageLabel == Never, Icon == Image {
    public init<S: StringProtocol>(_ title: S, icon: Image) { self.title = String(title) }
}

/// The label of a share link that sets none.
public typealias DefaultShareLinkLabel = Label<Text, Image>

extension ShareLink {
    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items: [.string(item.absoluteString)], url: item, subject: subject, message: message, label: label())
    }

    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items: [.string(item)], subject: subject, message: message, label: label())
    }

    public nonisolated init<ImageLabel, Icon>(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<ImageLabel, Icon>, @ViewBuilder label: () -> Label
    ) {
        self.init(item: item, subject: subject ?? Text(verbatim: preview.title), message: message, label: label)
    }

    public nonisolated init<ImageLabel, Icon>(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<ImageLabel, Icon>, @ViewBuilder label: () -> Label
    ) {
        self.init(item: item, subject: subject ?? Text(verbatim: preview.title), message: message, label: label)
    }

    public nonisolated init(items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items: items.map { .string($0.absoluteString) }, subject: subject, message: message, label: label())
    }

    public nonisolated init(items: [String], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items: items.map { .string($0) }, subject: subject, message: message, label: label())
    }
}
