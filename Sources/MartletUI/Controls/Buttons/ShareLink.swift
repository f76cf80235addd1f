import Foundation
import MartletCore
import MartletElements

/// A control that shares a URL or a text with other apps.
///
/// - Partly: it shows its label, but a tap shares nothing.
public struct ShareLink<Label: View>: ElementView {
    public typealias Body = Never
    private let items: [Value]
    private let subject: Text?
    private let message: Text?
    public nonisolated(unsafe) let _content: Label  // Written once; its type need not be Sendable.

    fileprivate nonisolated init(items: [Value], subject: Text?, message: Text?, label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        _content = label
    }

    public static var _kind: Kind { .share }

    public func _lower(to element: inout ElementWriter) {
        element[.value] = items.count == 1 ? items[0] : .list(items)
        element[.title] = subject.map { .string($0.string(in: element.environment)) }
        element[.message] = message.map { .string($0.string(in: element.environment)) }
        if let style = element.environment.buttonStyle as? any NamedButtonStyle, style.name != "automatic" {
            element[.style] = .string(style.name)
        }
        element[.borderShape] = element.environment.buttonBorderShape.attribute
        if !element.environment.isEnabled { element[.disabled] = true }
    }
}

/// A preview of a shared item. Browsers ignore it, and show their own.
///
/// - Partly: it is never shown.
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
        self.init(items: [.string(item.absoluteString)], subject: subject, message: message, label: label())
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
