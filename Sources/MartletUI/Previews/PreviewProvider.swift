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
