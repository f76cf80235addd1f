import Foundation
import MartletElements

/// One or more lines of read-only text.
public struct Text: ElementView {
    public typealias Body = Never
    private let content: String

    /// A text as it is, not looked up in any table.
    public nonisolated init(verbatim content: String) { self.content = content }

    public nonisolated init<S: StringProtocol>(_ content: S) { self.content = String(content) }

    public static var _kind: Kind { .text }

    public func _lower(to element: inout ElementWriter) { element.text = content }
}
