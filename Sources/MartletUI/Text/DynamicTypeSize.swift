import MartletCore
import MartletElements

extension View {
    /// Shows the texts in this view in a size, whatever the user's is.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        modifier(DynamicTypeSizeModifier(sizes: TypeSizes(size.value)))
    }

    /// Limits the size of the texts in this view to a range. The browser keeps to it where it scales text as the user prefers.
    public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        let sizes = allowed.first.flatMap { first in allowed.last.map { TypeSizes(first.value, $0.value) } }
        return modifier(DynamicTypeSizeModifier(sizes: sizes))
    }
}

/// Narrows the sizes that the views around allow, and writes the font again in these sizes.
private struct DynamicTypeSizeModifier: ElementModifier {
    let sizes: TypeSizes?

    nonisolated init(sizes: TypeSizes?) { self.sizes = sizes }

    static var _writesEnvironment: Bool { true }

    func _apply(to element: inout ElementWriter) {
        guard let sizes = narrowed(element.environment.typeSizes) else { return }
        var font = element.environment.font?.value ?? FontValue(size: .style("body"))
        font.sizes = sizes
        element.add(TextFont(font))
        element.add(AllowedTypeSizes(sizes))
    }

    func _extend(_ environment: inout EnvironmentValues) { environment.typeSizes = narrowed(environment.typeSizes) }

    private func narrowed(_ outer: TypeSizes?) -> TypeSizes? {
        guard let sizes, let outer, sizes.lowest != sizes.highest else { return sizes ?? outer }
        return TypeSizes(sizes.nearest(to: outer.lowest), sizes.nearest(to: outer.highest))
    }
}
