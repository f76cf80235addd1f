import Foundation
import Logging
import MartletCore
import MartletDOM
import MartletElements

/// Shows apps in browsers: starts a server and converts elements to pages.
public enum WebHost {
    /// Serves an app with command-line options, until the process is told to stop.
    ///
    /// - Parameter rehearsal: As for several apps.
    @MainActor
    public static func run<A: App>(_ app: A.Type, rehearsal: some View = EmptyView()) -> Never {
        let app = previews ?? app
        guard let collection = app as? any AppCollection.Type else { run([MountedApp(app)], rehearsal: rehearsal) }
        var configuration = WebConfiguration()
        configuration.framesOwnPages = true
        // Each page in a frame has a session.
        configuration.sessions.sessionsPerBrowser = 2_000
        (configuration.sessions.startsPerSecond, configuration.sessions.startBurst) = (200, 2_000)
        run([MountedApp(app)] + collection.members, rehearsal: rehearsal, configuration)
    }

    /// The app that shows the previews of the program, if `martlet previews` has started it.
    @MainActor
    private static var previews: (any App.Type)? {
        #if DEBUG
        guard ProcessInfo.processInfo.environment["MARTLET_PREVIEWS"] != nil else { return nil }
        // By name, because a program need not be linked with it.
        if let gallery = _typeByName("15MartletPreviews14PreviewGalleryV") as? any App.Type { return gallery }
        FileHandle.standardError.write(Data("Error: This program is not linked with the product MartletPreviews.\n".utf8))
        exit(1)
        #else
        return nil
        #endif
    }

    /// Serves several apps, each under a path of its own.
    ///
    ///     WebHost.run([MountedApp(StartPage.self), MountedApp(Diner.self, at: "/diner")])
    ///
    /// A URL that matches several paths belongs to the app with the longest one; a URL that matches none belongs to the first app.
    ///
    /// - Parameter rehearsal: A view that a server with a process for each user shows to itself once, before it starts these processes. They
    ///   then show such views sooner. It must start no task.
    @MainActor
    public static func run(_ apps: [MountedApp], rehearsal: some View = EmptyView()) -> Never {
        run(apps, rehearsal: rehearsal, WebConfiguration())
    }

    @MainActor
    private static func run(_ apps: [MountedApp], rehearsal: some View, _ configuration: WebConfiguration) -> Never {
        precondition(!apps.isEmpty, "WebHost.run needs an app to serve")
        let table = MountTable(apps)
        let logger = Logger(label: "martlet")
        var configuration = configuration
        configuration.assets = AppAssets.folders.map { AssetFolder($0.path) }
        let lowering = { @MainActor @Sendable in
            DOMLowering(
                symbol: SymbolLibrary.reference(named:), pictures: AssetAddresses(served: AppAssets.folders),
                report: { logger.warning("\($0)") })
        }
        MartletServer.main(
            configuration: configuration, app: apps[0].name, resources: resources,
            prepareHosts: {
                let session = AppSession { rehearsal }
                _ = lowering().page(
                    of: session.tree, shell: PageShell(session: "", sequence: 0, locale: "en", resources: [:], styleNonce: ""))
                session.close()
            },
            sessions: { start in
                let session = table.begin(start)
                session.warned = { logger.warning("\($0)") }
                return session
            },
            lowering: lowering)
    }

    /// The files that pages load.
    @MainActor
    static var resources: [Resource] {
        [
            Resource("client.js", contentType: "text/javascript; charset=utf-8", bytes: PackageResources.client_js),
            Resource("extras.js", contentType: "text/javascript; charset=utf-8", bytes: PackageResources.extras_js),
            worker,
            Resource("icon.svg", contentType: "image/svg+xml", bytes: Array(PageIcon.svg.utf8)),
            Resource("symbols.svg", contentType: "image/svg+xml", bytes: Array(SymbolLibrary.sprite.utf8)),
        ] + [fontSheet].compactMap(\.self)
    }

    /// The service worker.
    static let worker = Resource("worker.js", contentType: "text/javascript; charset=utf-8", bytes: PackageResources.worker_js)

    /// The style sheet that declares the app's fonts; `nil` if it has none.
    @MainActor
    private static var fontSheet: Resource? {
        let addresses = AssetAddresses(served: AppAssets.folders)
        let faces = AppAssets.fonts.flatMap { font in
            ([font.family] + font.names).map {
                FontFace(name: $0, weights: font.weights, isItalic: font.isItalic, address: addresses.address(of: font.file.absoluteString))
            }
        }
        return faces.isEmpty
            ? nil
            : Resource("fonts.css", contentType: "text/css; charset=utf-8", bytes: Array(faces.map(\.css).joined(separator: "\n").utf8))
    }
}

extension DOMLowering: PageLowering {
    public func page(of tree: ElementTree, shell: PageShell) -> String {
        var data = [
            ("session", shell.session), ("version", String(shell.version)), ("seq", String(shell.sequence)),
            ("extras", shell.resources["extras.js"] ?? ""),
        ]
        #if DEBUG
        // Enables `?latency=`, which delays messages.
        data.append(("debug", ""))
        #endif
        return page(
            of: tree,
            PageFacts(
                language: shell.locale, title: shell.title ?? "", colorScheme: shell.colorScheme, data: data,
                styles: [shell.resources["fonts.css"]].compactMap { $0 },
                scripts: ["client.js", "development.js"].compactMap { shell.resources[$0] },
                icon: iconOfApp ?? shell.resources["icon.svg"], styleNonce: shell.styleNonce))
    }
}
