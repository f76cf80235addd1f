import MartletCore

extension Slider {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, SliderLabels(label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel()), onEditingChanged)
    }

    /// - Parameter step: The distance between valid values.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, SliderLabels(label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel()), onEditingChanged)
    }

    @available(*, deprecated, message: "Give the label first.")
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: ((Bool) -> Void)? = nil, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, SliderLabels(label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel), onEditingChanged)
    }

    @available(*, deprecated, message: "Give the label first.")
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: ((Bool) -> Void)? = nil,
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, SliderLabels(label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel), onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: ((Bool) -> Void)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, SliderLabels(label: label(), minimum: EmptyView(), maximum: EmptyView()), onEditingChanged)
    }

    /// - Parameter step: The distance between valid values.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, SliderLabels(label: label(), minimum: EmptyView(), maximum: EmptyView()), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: ((Bool) -> Void)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, SliderLabels(label: EmptyView(), minimum: EmptyView(), maximum: EmptyView()), onEditingChanged)
    }

    /// - Parameter step: The distance between valid values.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: ((Bool) -> Void)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, SliderLabels(label: EmptyView(), minimum: EmptyView(), maximum: EmptyView()), onEditingChanged)
    }
}
