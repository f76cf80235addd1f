import Foundation
import MartletCore
import MartletElements

extension View {
    /// Sets the position of one of the view's alignment guides.
    ///
    /// The view moves to its aligned position, but unlike Apple's the container keeps the size that it would have without the move.
    ///
    /// - Partly: the view moves, but its neighbours and the size of the stack do not change.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuide(guide: .horizontal(g), value: computeValue)) }

    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuide(guide: .vertical(g), value: computeValue)) }
}

private struct AlignmentGuide: ElementModifier {
    enum Guide: Equatable, Sendable {
        case horizontal(HorizontalAlignment)
        case vertical(VerticalAlignment)
    }

    let guide: Guide
    // Sent to the main actor once, and called only there.
    nonisolated(unsafe) let value: (ViewDimensions) -> CGFloat

    nonisolated init(guide: Guide, value: @escaping (ViewDimensions) -> CGFloat) {
        self.guide = guide
        self.value = value
    }

    func _apply(to element: inout ElementWriter) {
        // Many guides do not depend on the size; those that do need a measurement by the host.
        let unmeasured = ViewDimensions(width: 0, height: 0)
        var shift = shift(in: unmeasured)
        if unmeasured.wasRead {
            guard let size = element.measuredFrame()?.size else { return }
            shift = self.shift(in: ViewDimensions(width: size.width, height: size.height))
        }
        guard shift != 0 else { return }
        switch guide {
        case .horizontal: element.add(Offset(x: shift, y: 0))
        case .vertical: element.add(Offset(x: 0, y: shift))
        }
    }

    /// The offset from the default position of the guide to the position that the app sets.
    private func shift(in dimensions: ViewDimensions) -> Double {
        switch guide {
        case .horizontal(let guide): dimensions[guide] - value(dimensions)
        case .vertical(let guide): dimensions[guide] - value(dimensions)
        }
    }
}
