import Foundation
import MartletUniformTypes

/// The names of types by which a page tells which views take what is dragged.
enum DragType {
    /// The name for what is not known before it is dragged.
    static let any = "any"

    static func of(_ type: Any.Type) -> String { String(reflecting: type).filter { !$0.isWhitespace } }

    /// The names of a content type and of those that it is a kind of.
    static func of(_ type: UTType) -> [String] { [type.identifier] + type.supertypes.map(\.identifier).sorted() }

    /// The content types as which the values of a type are offered.
    private static func contents(of type: Any.Type) -> [String] { contentType(of: type).map(of) ?? [] }

    /// The names of what a view offers that values of a type are dragged out of.
    static func offered(by type: Any.Type) -> [String] { [of(type)] + contents(of: type) }

    private static func contentType(of type: Any.Type) -> UTType? {
        if type == String.self { return .utf8PlainText }
        if type == URL.self { return .url }
        return nil
    }

    /// The names of what a view takes that takes values of a type.
    static func taken(by type: Any.Type) -> [String] {
        [of(type)] + (type == String.self ? ["text", any] : type == URL.self ? ["url", any] : [])
    }

    /// The names of what a view takes that takes some types of contents.
    static func taken(by types: [UTType]) -> [String] {
        let outside = [(UTType.utf8PlainText, "text"), (.url, "url")].filter { inner, _ in types.contains { inner.conforms(to: $0) } }
        return [any] + types.map(\.identifier) + outside.map(\.1)
    }
}
