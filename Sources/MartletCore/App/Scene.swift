import MartletGraph

/// A part of an app's structure with its own life cycle: a window and its content.
///
/// A page shows one scene of the app: the first, or the one that ``OpenWindowAction`` opened in a tab of its own.
@MainActor @preconcurrency
public protocol Scene: DynamicContainer {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    associatedtype _Window: View
    /// The view that the scene shows.
    var _window: _Window { get }
    /// Returns whether the scene shows a requested window. `nil` requests the app's first window.
    func _shows(_ request: _WindowRequest?) -> Bool
}

extension Scene {
    public var _window: SceneView<Body> { SceneView(scene: body) }

    public func _shows(_ request: _WindowRequest?) -> Bool { body._shows(request) }
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

/// Combines the scenes in a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneTuple<repeat each Content> {
        SceneTuple(repeat each content)
    }
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

    public func _shows(_ request: _WindowRequest?) -> Bool { scene?._shows(request) ?? false }
}

/// Several scenes. A page shows the one that its address names, or the first.
public struct SceneTuple<each Content: Scene>: Scene {
    public typealias Body = Never
    nonisolated(unsafe) let content: (repeat each Content)  // Written once; their types need not be Sendable.

    nonisolated init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public var _window: AnyView {
        var first: AnyView?
        let request = CurrentSession.context?.mount.window
        for scene in repeat each content {
            if let request, scene._shows(request) { return AnyView(SceneView(scene: scene)) }
            if first == nil, scene._shows(nil) { first = AnyView(SceneView(scene: scene)) }
        }
        return first ?? AnyView(EmptyView())
    }

    public func _shows(_ request: _WindowRequest?) -> Bool {
        for scene in repeat each content { if scene._shows(request) { return true } }
        return false
    }
}
