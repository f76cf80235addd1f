import Foundation
import MartletCore
import MartletElements
import MartletGraph

/// The origin of coordinates.
public enum CoordinateSpace: Hashable, @unchecked Sendable {  // A name is a value, of which nothing is changed.
    /// The top leading corner of the page.
    case global
    /// The top leading corner of the view itself.
    case local
    /// The top leading corner of the enclosing view with this name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the page.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the enclosing view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    private let name: AnyHashable

    init(name: AnyHashable) { self.name = name }

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
    /// The coordinate space of the nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable("martlet.scrollView")) }
}

extension View {
    /// Names the coordinate space of this view, for the views inside it.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(NamedSpaceModifier(name: AnyHashable(name))) }
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(NamedSpaceModifier(name: name.coordinateSpace.name ?? AnyHashable("")))
    }
}

extension CoordinateSpace {
    var name: AnyHashable? { if case .named(let name) = self { name } else { nil } }
}

/// The frame of a named coordinate space on the page. Views that read it are invalidated when it changes.
@MainActor
final class SpaceFrame: Source {
    private var frame: CGRect?

    func read() -> CGRect? {
        wasRead()
        return frame
    }

    func write(_ frame: CGRect?) {
        guard frame != self.frame else { return }
        self.frame = frame
        changed()
    }
}

private struct NamedSpacesKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: SpaceFrame] { [:] }
}

extension EnvironmentValues {
    /// The named coordinate spaces of the enclosing views.
    var namedSpaces: [AnyHashable: SpaceFrame] {
        get { self[NamedSpacesKey.self] }
        set { self[NamedSpacesKey.self] = newValue }
    }
}

private struct NamedSpaceModifier: ViewModifier {
    nonisolated(unsafe) let name: AnyHashable  // Written once, and read on the main actor.
    @UnobservedStateObject private var frame = SpaceFrame()

    nonisolated init(name: AnyHashable) { self.name = name }

    func body(content: Content) -> some View {
        content.modifier(SpaceScope(name: name, frame: frame))
    }
}

private struct SpaceScope: ElementModifier {
    let name: AnyHashable
    let frame: SpaceFrame

    static var _writesEnvironment: Bool { true }

    func _apply(to element: inout ElementWriter) { element.onMeasure { [frame] in frame.write($0) } }
    func _extend(_ environment: inout EnvironmentValues) { environment.namedSpaces[name] = frame }
}
