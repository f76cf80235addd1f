import Foundation
import MartletCore
import MartletElements

extension View {
    /// Sets the position of one of the view's alignment guides, for the stacks around it that align by this guide.
    ///
    /// - Partly: a guide of a text baseline moves the view, but not its neighbours, and the guides of a `frame` have no effect.
    /// - Parameter computeValue: Called several times, with sizes that the view does not have, to find out how the position depends on the size.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuide(guide: .horizontal(g), value: computeValue)) }

    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuide(guide: .vertical(g), value: computeValue)) }
}

extension HorizontalAlignment {
    private enum ListRowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    private enum ListRowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }

    /// Where the separator under a row of a list begins.
    ///
    ///     Text("Bread").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] - 20 }
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)

    /// Where the separator under a row of a list ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

private struct AlignmentGuide: ElementModifier {
    enum Line: Equatable, Sendable {
        case horizontal(HorizontalAlignment)
        case vertical(VerticalAlignment)
    }

    let guide: Line
    // Sent to the main actor once, and called only there.
    nonisolated(unsafe) let value: (ViewDimensions) -> CGFloat

    nonisolated init(guide: Line, value: @escaping (ViewDimensions) -> CGFloat) {
        self.guide = guide
        self.value = value
    }

    func _apply(to element: inout ElementWriter) {
        switch guide {
        case .horizontal(let guide): write(guide.guide, to: &element)
        case .vertical(let guide):
            if let name = guide.guide { write(name, to: &element) } else { move(to: guide, &element) }
        }
    }

    private func write(_ name: GuideName, to element: inout ElementWriter) {
        // Some apps count calls: a view whose size is known gets no others.
        if element.knownFrame == nil, let position = GuidePosition(of: value) { return element.add(Guide(name, position)) }
        // Another function of the size needs a measurement by the host.
        guard let size = element.measuredFrame()?.size else { return element.add(Guide(name, name.standard, isMeasured: true)) }
        let position = Double(value(ViewDimensions(width: size.width, height: size.height)))
        element.add(Guide(name, position.isFinite ? GuidePosition(constant: position) : name.standard, isMeasured: true))
    }

    /// Moves the view from the default position of a baseline to the one that the app sets.
    private func move(to guide: VerticalAlignment, _ element: inout ElementWriter) {
        let unmeasured = ViewDimensions(width: 0, height: 0)
        var shift = unmeasured[guide] - value(unmeasured)
        if unmeasured.wasRead {
            guard let size = element.measuredFrame()?.size else { return }
            let dimensions = ViewDimensions(width: size.width, height: size.height)
            shift = dimensions[guide] - value(dimensions)
        }
        if shift != 0, shift.isFinite { element.add(Offset(x: 0, y: shift)) }
    }
}
