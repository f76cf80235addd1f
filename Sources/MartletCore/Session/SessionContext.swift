import Foundation
import MartletElements
import MartletGraph

/// What views of one session share beside the environment's values: where the app is, and what the host can do for it.
@MainActor
package final class SessionContext {
    package unowned let graph: ViewGraph
    private let mount: AppMount
    private(set) var traits: ClientTraits
    private let missingAssets: MissingAssets
    private(set) var phase = Phase.active
    private var isOnline = true
    private var notificationPermission = NotificationPermission.unknown
    /// What happens around the session, for the app to hear.
    let hostEvents = HostEvents()
    /// The session is being closed: what goes now was not taken away by the app or its user.
    package private(set) var isEnding = false
    /// The path and query that the app was entered with.
    private let entrance: String
    /// The path and query in the address bar, from the app's mount on.
    private(set) var location: String
    /// Where the user has been, as far as one can go back; the last is where the user is.
    private var visited: [String]
    private var locationIsDue = false
    /// Nothing has been shown yet: a path that the app gives itself now replaces the one it was entered with.
    private var isStarting = true
    private var title: String?
    private(set) var stored: [String: Value]
    private var openHandlers: [(id: ObjectIdentifier, handle: (URL) -> Void)] = []
    /// The parts of the address bar's path that tabs and stacks own.
    let scope: LocationScope
    private var storageSources: [String: Source] = [:]

    init(graph: ViewGraph, mount: AppMount, traits: ClientTraits, location: String, stored: [String: Value]) {
        let location = mount.inside(location)
        self.graph = graph
        self.mount = mount
        missingAssets = MissingAssets { [unowned graph] in graph.warn($0) }
        self.traits = traits
        entrance = location
        self.location = location
        visited = [location]
        self.stored = stored
        scope = LocationScope(mount: LocationCoding.components(of: mount.path), unclaimed: LocationCoding.components(of: location))
        scope.changed = { [weak self] in self?.scheduleLocation() }
    }

    /// Shows the path that tabs and stacks make together, once they have all said their part.
    private func scheduleLocation() {
        guard !locationIsDue else { return }
        locationIsDue = true
        graph.afterCommit { [weak self] in
            guard let self else { return }
            locationIsDue = false
            show(path: scope.path)
        }
    }

    /// The app has come to rest for the first time. A path that no tab and no stack took is a deep link for the app itself.
    func started() {
        isStarting = false
        let path = LocationCoding.components(of: entrance)
        if !path.isEmpty, !scope.isEntered { open("http://localhost" + entrance) }
    }

    /// The session is about to be closed.
    func end() {
        isEnding = true
        hostEvents.finish()
    }

    // MARK: What the host tells

    func update(_ traits: ClientTraits) {
        let keyboard = self.traits.keyboardHeight
        self.traits = traits
        apply(to: graph.rootEnvironment)
        if traits.keyboardHeight != keyboard { hostEvents.tell(.keyboard(height: traits.keyboardHeight)) }
    }

    func update(_ phase: Phase) {
        guard phase != self.phase else { return }
        self.phase = phase
        apply(to: graph.rootEnvironment)
        hostEvents.tell(.phase(ScenePhase(phase)))
    }

    func update(isOnline: Bool) {
        guard isOnline != self.isOnline else { return }
        self.isOnline = isOnline
        apply(to: graph.rootEnvironment)
        hostEvents.tell(.online(isOnline))
    }

    /// A user may dismiss the question: the same permission can be told again, and whoever waits for an answer hears it.
    func update(_ permission: NotificationPermission) {
        notificationPermission = permission
        apply(to: graph.rootEnvironment)
        hostEvents.tell(.notificationPermission(permission))
    }

    /// The user went back, forward, or to a link of the app. What is another app's is opened as any address outside.
    func navigate(to location: String) {
        guard mount.contains(location) else { return graph.request(.open(location)) }
        let location = mount.inside(location)
        self.location = location
        if let last = visited.lastIndex(of: location) { visited.removeSubrange((last + 1)...) } else { visit(location) }
        scope.assign(LocationCoding.components(of: location))
    }

    /// A URL was opened from outside. All who asked hear of it.
    func open(_ url: String) {
        guard let url = URL(string: url) else {
            graph.warn("The URL “\(url)” cannot be read, so it was not opened.")
            return
        }
        for handler in openHandlers { handler.handle(url) }
        hostEvents.tell(.opened(url))
    }

    func onOpen(_ id: ObjectIdentifier, _ handle: @escaping (URL) -> Void) {
        openHandlers.append((id, handle))
    }

    func forget(_ id: ObjectIdentifier) {
        openHandlers.removeAll { $0.id == id }
    }

    // MARK: What the session asks

    /// Shows another path in the address bar. Where it is the one the user came from, that is a step back.
    private func show(path: [String]) {
        let location = "/" + path.joined(separator: "/")
        guard location != self.location.prefix(while: { $0 != "?" && $0 != "#" }) else { return }
        self.location = location
        if isStarting {
            visited = [location]
            graph.request(.location(mount.outside(location), replace: true))
        } else if visited.count > 1, visited[visited.count - 2] == location {
            visited.removeLast()
            graph.request(.back)
        } else {
            visit(location)
            graph.request(.location(mount.outside(location), replace: false))
        }
    }

    /// Notes where the user goes. What lies long ago is forgotten: a browser walks on and on, and only the last steps are ever taken back.
    private func visit(_ location: String) {
        visited.append(location)
        if visited.count > Self.visitedLimit { visited.removeFirst(visited.count - Self.visitedLimit) }
    }

    private static let visitedLimit = 100

    /// Asks the user, who has not answered yet, whether the app may show notifications.
    func askForNotifications() {
        guard notificationPermission != .granted, notificationPermission != .denied else { return }
        graph.request(.askForNotifications)
    }

    /// Shows another title in the window.
    package func show(title: String) {
        guard title != self.title else { return }
        self.title = title
        graph.request(.title(title))
    }

    /// A value kept for the user beyond this session. Reading it is noted.
    func storedValue(for key: String) -> Value? {
        source(of: key).wasRead()
        return stored[mount.storageKey(key)]
    }

    func store(_ value: Value?, for key: String) {
        let kept = mount.storageKey(key)
        guard stored[kept] != value else { return }
        stored[kept] = value
        graph.request(.store(key: kept, value: value))
        source(of: key).changed()
    }

    private func source(of key: String) -> Source {
        if let source = storageSources[key] { return source }
        let source = Source()
        storageSources[key] = source
        return source
    }
}

extension EnvironmentValues {
    private struct SessionKey: EnvironmentKey {
        static var defaultValue: SessionContext? { nil }
    }

    package var session: SessionContext? {
        get { self[SessionKey.self] }
        set { self[SessionKey.self] = newValue }
    }
}

extension SessionContext {
    /// Sets what the environment's root says of the host.
    func apply(to scope: EnvironmentScope) {
        scope.write { values in
            values.session = self
            values.hostEvents = hostEvents
            values.isOnline = isOnline
            values.keyboardHeight = traits.keyboardHeight
            values.notificationPermission = notificationPermission
            values.missingAssets = missingAssets
            values.presentations = graph.presentations
            values.location = self.scope
            values.colorScheme = traits.colorScheme == .dark ? .dark : .light
            values.scenePhase = ScenePhase(phase)
            values.locale = KnownLocales.locale(for: traits.locale)
            values.layoutDirection = layoutDirection
            values.timeZone = TimeZone(identifier: traits.timeZone) ?? .gmt
            values.horizontalSizeClass = traits.width < 640 ? .compact : .regular
            values.verticalSizeClass = traits.height < 480 ? .compact : .regular
            values.displayScale = traits.scale
            values.windowSize = CGSize(width: traits.width, height: traits.height)
            values.accessibilityReduceMotion = traits.reduceMotion
        }
    }
}

extension SessionContext {
    /// The direction of the user's language.
    var layoutDirection: LayoutDirection {
        KnownLocales.locale(for: traits.locale).language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension EnvironmentValues {
    /// The direction of writing, where it is another than that of the user's language, which the host knows by itself.
    @MainActor package var writingOfItsOwn: WritingDirection? {
        layoutDirection == session?.layoutDirection ? nil : layoutDirection.writing
    }
}
