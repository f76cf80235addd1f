import MartletCore
import MartletElements

extension Image: ElementView {
    public typealias Body = Never

    public static var _kind: Kind { .image }

    public func _lower(to element: inout ElementWriter) { write(to: &element) }
}

extension Image: InlineView {}

extension Text {
    /// A text that consists of an image.
    public init(_ image: Image) { self.init(.inline(InlineContent(view: image))) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Inserts an image into the text.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
