import MartletGraph

/// The structure and the start of an app.
///
/// Each session makes a value of its own, so what an app keeps in `@State` or `@StateObject` belongs to one browser alone. What it keeps in
/// a `static` is shared by all sessions of the process.
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
