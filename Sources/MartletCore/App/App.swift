import MartletGraph

/// The structure and the entry point of an app.
///
/// Each session creates its own value of the type, so an app's `@State` and `@StateObject` values belong to one browser only. A `static` is
/// shared by all sessions of the process.
@MainActor @preconcurrency
public protocol App: DynamicContainer {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    @MainActor @preconcurrency init()
}

/// Shows an app.
struct AppView<A: App>: View {
    let app: A

    var body: some View { SceneView(scene: app.body) }
}
