import Foundation
import MartletCore
import MartletElements

extension View {
    /// Gives the view as much room as the list, scroll view, screen or window around it has.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        let whole = ContainerFrame.Length()
        return adding(
            ContainerFrame(
                width: axes.contains(.horizontal) ? whole : nil, height: axes.contains(.vertical) ? whole : nil,
                alignment: alignment.placement))
    }

    /// Gives the view some of the parts into which the list, scroll view, screen or window around it is divided.
    ///
    /// - Parameters:
    ///   - count: The number of parts.
    ///   - span: The number of parts that the view has.
    ///   - spacing: What is between the parts, in points.
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

    /// Gives the view the room that a function makes of the room of the list, scroll view, screen or window around it.
    ///
    /// The host measures by itself, and needs no more than the function's share and constant: `{ width, _ in width * 0.6 - 16 }`. A function
    /// that is no straight line is given the size of the window.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length)) }
}

private struct ContainerFrameModifier: ElementModifier {
    let axes: Axis.Set
    let alignment: Alignment
    nonisolated(unsafe) let length: (CGFloat, Axis) -> CGFloat  // Called on the main actor alone.

    nonisolated init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    func _apply(to element: inout ElementWriter) {
        let window = element.environment.windowSize
        element.add(
            ContainerFrame(
                width: axes.contains(.horizontal) ? made(of: window.width, .horizontal) : nil,
                height: axes.contains(.vertical) ? made(of: window.height, .vertical) : nil, alignment: alignment.placement))
    }

    private func made(of window: CGFloat, _ axis: Axis) -> ContainerFrame.Length {
        let (start, middle, end) = (length(200, axis), length(600, axis), length(1000, axis))
        guard abs(start + end - 2 * middle) < 0.001 else { return .init(share: 0, points: max(length(window, axis), 0)) }
        let share = (end - start) / 800
        return .init(share: share, points: start - 200 * share)
    }
}
