import MartletCore
import MartletElements

/// A control that selects a colour.
public struct ColorPicker<Label: View>: ElementView {
    public typealias Body = Never
    private let selection: Binding<Color>
    public nonisolated(unsafe) let _content: Label  // Written once; its type need not be Sendable.

    /// - Parameter supportsOpacity: Ignored. Hosts select opaque colours only; the colour keeps its opacity.
    public nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        _content = label()
    }

    public static var _kind: Kind { .colorPicker }

    public func _lower(to element: inout ElementWriter) {
        let value = selection.wrappedValue.value(in: element.environment)
        element[.value] = value.name.map { .string($0) }
        element.writeLabelVisibility()
        element.on(.change) { change in
            guard let picked = change?.stringValue.flatMap(ColorValue.init(hexadecimal:)) else { return }
            selection.wrappedValue = Color(picked.withOpacity(of: value))
        }
    }
}

extension ColorPicker where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension ColorValue {
    /// `#rrggbb` for a colour of components; the name for one of the host's colours.
    fileprivate var name: String? {
        switch self {
        case .token(let name): name
        case .dynamic(let light, _): light.name
        case .rgb(let red, let green, let blue, _):
            "#"
                + [red, green, blue].map { part in
                    let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
                    return digits.count < 2 ? "0" + digits : digits
                }.joined()
        case .opacity(let base, _): base.name
        case .mix: nil
        }
    }

    fileprivate init?(hexadecimal text: String) {
        guard text.count == 7, text.first == "#", let number = Int(text.dropFirst(), radix: 16) else { return nil }
        self = .rgb(Double(number >> 16 & 255) / 255, Double(number >> 8 & 255) / 255, Double(number & 255) / 255, 1)
    }

    fileprivate func withOpacity(of other: ColorValue) -> ColorValue {
        switch other {
        case .rgb(_, _, _, let opacity) where opacity < 1: .opacity(self, opacity)
        case .opacity(_, let opacity): .opacity(self, opacity)
        default: self
        }
    }
}
