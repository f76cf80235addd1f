import Foundation
import MartletElements

/// A control that leads out of the app, to a URL.
public struct Link<Label: View>: ElementView {
    public typealias Body = Never
    private let destination: URL
    public nonisolated(unsafe) let _content: Label  // Written once; its type need not be Sendable.

    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        _content = label()
    }

    public static var _kind: Kind { .link }

    public func _lower(to element: inout ElementWriter) {
        element[.href] = .string(destination.absoluteString)
        let openURL = element.environment.openURL
        // The host follows the link by itself, unless the app wants to.
        if openURL.isHandled { element.on(.tap) { [destination] _ in openURL(destination) } }
    }
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
