import MartletGraph

/// A part of an app's structure that has a life of its own: a window and what is in it.
@MainActor @preconcurrency
public protocol Scene: DynamicContainer {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    associatedtype _Window: View
    /// What the scene shows.
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

/// Makes one scene of the scenes written in a closure. The first of them is shown: a session has one window.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<First: Scene, each Other: Scene>(_ first: First, _ other: repeat each Other) -> First { first }
    public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content { scene }
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> OptionalScene<Content> { OptionalScene(scene: scene) }
}

/// A scene that is there or not: what `if` in a scene builder makes.
public struct OptionalScene<Content: Scene>: Scene {
    public typealias Body = Never
    nonisolated(unsafe) let scene: Content?  // Written once; its type need not be Sendable.

    nonisolated init(scene: Content?) {
        self.scene = scene
    }

    public var _window: Content._Window? { scene?._window }
}
