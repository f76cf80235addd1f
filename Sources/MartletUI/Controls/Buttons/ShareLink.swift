import Foundation
import MartletCore
import MartletElements

/// A control that shares a URL or a text with other apps.
///
/// A browser that cannot share copies the item instead.
public struct ShareLink<Label: View>: ElementView {
    public typealias Body = Never
    private let items: [Value]
    /// The item, if it is a single URL.
    private let url: URL?
    private let subject: Text?
    private let message: Text?
    public nonisolated(unsafe) let _content: Label  // Written once; its type need not be Sendable.

    fileprivate nonisolated init(items: [Value], url: URL? = nil, subject: Text?, message: Text?, label: Label) {
        self.items = items
        self.url = url
        self.subject = subject
        self.message = message
        _content = label
    }

    public static var _kind: Kind { .share }

    public func _lower(to element: inout ElementWriter) {
        element[.value] = items.count == 1 ? items[0] : .list(items)
        element[.href] = (url?.absoluteString).map(Value.string)
        element[.title] = subject.map { .string($0.string(in: element.environment)) }
        element[.message] = message.map { .string($0.string(in: element.environment)) }
        if let style = element.environment.buttonStyle as? any NamedButtonStyle, style.name != "automatic" {
            element[.style] = .string(style.name)
        }
        element[.borderShape] = element.environment.buttonBorderShape.attribute
        if !element.environment.isEnabled { element[.disabled] = true }
    }
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
