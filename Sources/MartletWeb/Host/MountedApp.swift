import MartletCore

/// An app and the path it is served under.
public struct MountedApp: Sendable {
    let path: String
    /// The name of the app's type, with its module.
    let name: String
    let begin: @MainActor @Sendable (AppMount, SessionStart) -> AppSession

    /// - Parameter path: Such as `/diner`; an app at `/` gets all URLs that belong to no other app.
    @MainActor
    public init<A: App>(_ app: A.Type, at path: String = "/") {
        self.path = path
        name = String(reflecting: app)
        begin = { mount, start in
            AppSession(app, mount: mount, traits: start.traits, location: start.location, stored: start.stored, snapshot: start.snapshot)
        }
    }

    /// Serves views that have paths of their own, each as if it were an app.
    ///
    /// - Parameter screen: Returns the view at a location, and the path to which it belongs.
    @MainActor
    package init(
        at path: String, name: String, screen: @escaping @MainActor @Sendable (_ location: String) -> (path: String, view: AnyView)
    ) {
        self.path = path
        self.name = name
        begin = { _, start in
            let (path, view) = screen(start.location)
            return AppSession(
                mount: AppMount(path), traits: start.traits, location: start.location, stored: start.stored, snapshot: start.snapshot
            ) { view }
        }
    }
}

/// An app that serves other apps beside itself, and shows their pages in frames.
@MainActor
package protocol AppCollection: App {
    /// The other apps, each at a path of its own.
    static var members: [MountedApp] { get }
}

/// Maps URLs to apps.
struct MountTable: Sendable {
    private let apps: [(mount: AppMount, app: MountedApp)]

    init(_ apps: [MountedApp]) {
        self.apps = apps.map { (AppMount($0.path, except: apps.map(\.path)), $0) }
    }

    /// Starts a session of the app at a location.
    @MainActor
    func begin(_ start: SessionStart) -> AppSession {
        let (mount, app) = apps.first { $0.mount.contains(start.location) } ?? apps[0]
        return app.begin(mount, start)
    }
}
