import MartletCore

/// A type that gives views to look at while they are written: the older form of ``Preview(_:traits:_:body:)``.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views to look at.
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

/// The room that a preview gives its view.
public enum PreviewLayout: Hashable, Sendable {
    /// A device's screen.
    case device
    /// What the view takes.
    case sizeThatFits
    /// In points.
    case fixed(width: Double, height: Double)
}

/// The device that a preview imitates, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The way a previewed device is held.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// These say how a preview is shown, to a tool that shows previews; a running app takes no notice of them.
extension View {
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
