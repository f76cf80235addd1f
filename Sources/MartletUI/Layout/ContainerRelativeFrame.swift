import Foundation
import MartletCore
import MartletElements

extension View {
    /// Gives the view the size of its container: the nearest list, scroll view, screen or window.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        let whole = ContainerFrame.Length()
        return adding(
            ContainerFrame(
                width: axes.contains(.horizontal) ? whole : nil, height: axes.contains(.vertical) ? whole : nil,
                alignment: alignment.placement))
    }

    /// Divides the view's container into equal parts, and gives the view the size of `span` parts. The container is the nearest list,
    /// scroll view, screen or window.
    ///
    /// - Parameters:
    ///   - count: The number of parts in the container.
    ///   - span: The number of parts that the view covers.
    ///   - spacing: The distance between parts, in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let (count, span) = (Double(max(count, 1)), Double(max(span, 1)))
        let part = ContainerFrame.Length(share: span / count, points: spacing * (span - 1) - spacing * (count - 1) * span / count)
        return adding(
            ContainerFrame(
                width: axes.contains(.horizontal) ? part : nil, height: axes.contains(.vertical) ? part : nil,
                alignment: alignment.placement))
    }

    /// Gives the view a length computed from its container's: the nearest list, scroll view, screen or window.
    ///
    /// The host measures the container, so only the coefficients of a linear function are sent to it: `{ width, _ in width * 0.6 - 16 }`. A
    /// function that is not linear is called with the size of the window instead.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length)) }
}

private struct ContainerFrameModifier: ElementModifier {
    let axes: Axis.Set
    let alignment: Alignment
    nonisolated(unsafe) let length: (CGFloat, Axis) -> CGFloat  // Called only on the main actor.

    nonisolated init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    func _apply(to element: inout ElementWriter) {
        let window = element.environment.windowSize
        element.add(
            ContainerFrame(
                width: axes.contains(.horizontal) ? linearLength(in: window.width, .horizontal) : nil,
                height: axes.contains(.vertical) ? linearLength(in: window.height, .vertical) : nil, alignment: alignment.placement))
    }

    private func linearLength(in window: CGFloat, _ axis: Axis) -> ContainerFrame.Length {
        let (start, middle, end) = (length(200, axis), length(600, axis), length(1000, axis))
        guard abs(start + end - 2 * middle) < 0.001 else { return .init(share: 0, points: max(length(window, axis), 0)) }
        let share = (end - start) / 800
        return .init(share: share, points: start - 200 * share)
    }
}
