import MartletCore

/// A type that provides previews: the older form of ``Preview(_:traits:_:body:)``.
///
/// Each view in ``previews`` is a preview. It has the name that `previewDisplayName` gives it, or that of the type.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views to preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

/// The size that a preview gives its view.
public enum PreviewLayout: Hashable, Sendable {
    /// The size of a device's screen.
    case device
    /// The size that fits the view.
    case sizeThatFits
    /// A fixed size, in points.
    case fixed(width: Double, height: Double)
}

/// The name of the device that a preview imitates.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a previewed device.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// Settings for tools that show previews; a running app ignores them.
extension View {
    /// Gives the preview a fixed size, or the size of its view.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { previewSetting(.layout(value)) }

    /// Gives the preview the size of a device, by its name: `"iPhone SE (3rd generation)"`. An unknown iPhone has the size of a common one.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { previewSetting(.device(value)) }

    /// Names the preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { previewSetting(.displayName(value)) }

    /// Turns the device of the preview.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { previewSetting(.orientation(value)) }

    private nonisolated func previewSetting(_ setting: PreviewSetting) -> some View { modifier(PreviewSettingModifier(setting: setting)) }
}
