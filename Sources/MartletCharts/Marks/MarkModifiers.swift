import Foundation
import MartletCore
import MartletUI

/// Content whose marks are changed.
public struct ModifiedMarks<Content: ChartContent>: PrimitiveChartContent {
    let content: Content
    let change: @MainActor (inout MarkStyle) -> Void

    public func _addMarks(to list: inout MarkList) { list.collect(content) { change(&$0.style) } }
}

extension ChartContent {
    func changed(_ change: @escaping @MainActor (inout MarkStyle) -> Void) -> ModifiedMarks<Self> {
        ModifiedMarks(content: self, change: change)
    }

    /// Sets what has no value yet, so that inner modifiers win.
    private func setting<T>(_ path: WritableKeyPath<MarkStyle, T?>, _ value: T) -> ModifiedMarks<Self> {
        nonisolated(unsafe) let (path, value) = (path, value)  // Used only on the main actor.
        return changed { if $0[keyPath: path] == nil { $0[keyPath: path] = value } }
    }

    // MARK: Colours

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { setting(\.paint, AnyShapeStyle(style)) }

    /// Gives each value a colour of its own, and an entry in the legend.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { setting(\.paintValue, value.plotted) }

    /// - Parameter opacity: It is multiplied with those of other modifiers.
    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }

    /// - Parameter radius: In points.
    public func blur(radius: CGFloat) -> some ChartContent { setting(\.blur, Double(radius)) }

    // MARK: Shapes

    /// - Parameters:
    ///   - radius: In points.
    ///   - style: Ignored: the corners are circular.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        setting(\.cornerRadius, Double(radius))
    }

    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { setting(\.line, style) }
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { setting(\.lineValue, value.plotted) }
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { setting(\.interpolation, method) }

    // MARK: Symbols

    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { setting(\.symbol, .shape(symbol._symbol.outline)) }

    /// Shows a view at each point.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { setting(\.symbol, .view(AnyView(symbol()))) }

    /// Gives each value a symbol of its own, and an entry in the legend.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { setting(\.symbolValue, value.plotted) }

    /// - Parameter area: In square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { setting(\.symbolArea, Double(area)) }

    /// - Parameter size: In points.
    public func symbolSize(_ size: CGSize) -> some ChartContent { setting(\.symbolArea, Double(size.width * size.height)) }

    /// Gives greater values greater symbols.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { setting(\.symbolAreaValue, value.plotted) }

    // MARK: Places

    /// Puts the bars of different values beside each other.
    ///
    /// It applies to bars; `axis` and `span` are ignored.
    public func position<P: Plottable>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic)
        -> some ChartContent
    {
        setting(\.positionValue, value.plotted)
    }

    /// Moves the marks, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(CGSize(width: x, height: y)) }

    public func offset(_ offset: CGSize) -> some ChartContent {
        changed { $0.offset = CGSize(width: $0.offset.width + offset.width, height: $0.offset.height + offset.height) }
    }

    /// Moves the top and the bottom of the marks, in points.
    ///
    /// - Parameters:
    ///   - yStart: The distance of the top. A negative one makes the mark longer.
    ///   - yEnd: The distance of the bottom.
    @_disfavoredOverload
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves the left and the right end of the marks, in points.
    @_disfavoredOverload
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves the ends of the marks, in points.
    @_disfavoredOverload
    public func offset(xStart: CGFloat, xEnd: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0) -> some ChartContent {
        changed {
            $0.edgeOffsets.left += Double(xStart)
            $0.edgeOffsets.right += Double(xEnd)
            $0.edgeOffsets.top += Double(yStart)
            $0.edgeOffsets.bottom += Double(yEnd)
        }
    }

    /// Marks with a greater index are in front of others.
    public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }

    // MARK: Annotations

    /// Shows a view beside each mark.
    ///
    /// - Partly: an annotation moves nothing, and may leave the chart.
    /// - Parameter spacing: The distance from the mark in points; `nil` is 4.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position, alignment: alignment, spacing: Double(spacing ?? 4), content: AnyView(content()))
        return changed { $0.annotations.append(annotation) }
    }

    /// Shows a view beside each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent { annotation(position: position, alignment: alignment, spacing: spacing, content: content) }

    /// Shows a view beside each mark.
    ///
    /// - Partly: the size of the mark in the context is zero.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing) { content(AnnotationContext(targetSize: .zero)) }
    }

    // MARK: Accessibility

    public func accessibilityLabel(_ label: Text) -> some ChartContent { setting(\.label, label) }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { setting(\.label, Text(labelKey)) }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { setting(\.label, Text(label)) }
    public func accessibilityValue(_ value: Text) -> some ChartContent { setting(\.value, value) }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { setting(\.value, Text(valueKey)) }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { setting(\.value, Text(value)) }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changed { $0.isHidden = $0.isHidden || hidden } }
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { setting(\.identifier, identifier) }
}
