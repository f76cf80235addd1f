import MartletCore
import MartletElements

extension View {
    /// Masks the view with the alpha channel of other views.
    ///
    /// - Partly: an image from a file masks only alone, and then fits the view.
    public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Masks the view with the alpha channel of another view.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { modifier(MaskModifier(mask: mask, alignment: .center)) }
}

private struct MaskModifier<Mask: View>: ElementModifier {
    private nonisolated(unsafe) let mask: Mask  // Written once; its type need not be Sendable.
    private let alignment: Alignment

    nonisolated init(mask: Mask, alignment: Alignment) {
        self.mask = mask
        self.alignment = alignment
    }

    static var _layerKind: Kind? { .mask }

    var _attachment: some View { mask.slot("mask") }

    func _apply(to element: inout ElementWriter) { element[.alignment] = .string(alignment.name) }
}
