import MartletGraph

/// A part of an app's structure with its own life cycle: a window and its content.
///
/// - Partly: only the first scene of an app is shown.
@MainActor @preconcurrency
public protocol Scene: DynamicContainer {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    associatedtype _Window: View
    /// The view that the scene shows.
    var _window: _Window { get }
}

extension Scene {
    public var _window: SceneView<Body> { SceneView(scene: body) }
}

extension Scene where Body == Never {
    /// A primitive scene has no body.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive scene and has no body") }
}

extension Never: Scene {}

/// Shows a scene.
public struct SceneView<S: Scene>: View {
    let scene: S

    public var body: S._Window { scene._window }
}

/// Combines the scenes in a closure. Only the first is shown, because a session has one window.
///
/// - Partly: only the first scene is shown.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<First: Scene, each Other: Scene>(_ first: First, _ other: repeat each Other) -> First { first }
    public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content { scene }
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> OptionalScene<Content> { OptionalScene(scene: scene) }
}

/// An optional scene: the result of `if` in a scene builder.
public struct OptionalScene<Content: Scene>: Scene {
    public typealias Body = Never
    nonisolated(unsafe) let scene: Content?  // Written once; its type need not be Sendable.

    nonisolated init(scene: Content?) {
        self.scene = scene
    }

    public var _window: Content._Window? { scene?._window }
}
