import MartletCore
import MartletElements

/// A control that selects a value from a range by dragging a thumb.
public struct Slider<Label: View, ValueLabel: View>: ElementView {
    public typealias Body = Never
    private let value: Binding<Double>
    private nonisolated(unsafe) let editingChanged: ((Bool) -> Void)?  // Written once, and called only on the main actor.
    private let bounds: ClosedRange<Double>
    private let step: Double?
    public let _content: SliderLabels<Label, ValueLabel>

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ labels: SliderLabels<Label, ValueLabel>,
        _ editingChanged: ((Bool) -> Void)?
    ) where V.Stride: BinaryFloatingPoint {
        self.value = value.converted(from: { Double($0) }, to: { V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.editingChanged = editingChanged
        _content = labels
    }

    public static var _kind: Kind { .slider }

    public func _lower(to element: inout ElementWriter) {
        element[.value] = .double(min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound))
        element[.minimum] = .double(bounds.lowerBound)
        element[.maximum] = .double(bounds.upperBound)
        element[.step] = step.map { .double($0) }
        element.writeLabelVisibility()
        element.on(.change) { change in
            if let number = change?.doubleValue { value.wrappedValue = nearest(to: number) }
        }
        guard let editingChanged else { return }
        element.on(.press) { change in
            if let isDown = change?.boolValue { editingChanged(isDown) }
        }
    }

    /// Rounds a number to the nearest valid value.
    private func nearest(to number: Double) -> Double {
        let inside = min(max(number, bounds.lowerBound), bounds.upperBound)
        guard let step, step > 0 else { return inside }
        let steps = ((inside - bounds.lowerBound) / step).rounded()
        return min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
}

/// The labels of a slider: its own, and those of the bounds.
public struct SliderLabels<Label: View, ValueLabel: View>: View {
    // Written once; their types need not be Sendable.
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let minimum: ValueLabel
    nonisolated(unsafe) let maximum: ValueLabel

    nonisolated init(label: Label, minimum: ValueLabel, maximum: ValueLabel) {
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
    }

    public var body: some View {
        label.slot("label")
        minimum.slot("minimum")
        maximum.slot("maximum")
    }
}
