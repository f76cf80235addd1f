import CMartletRegion
import Foundation
import MartletElements
import MartletGraph

/// The data that the views of one session share beside environment values: the app's location and the services of the host.
@MainActor
package final class SessionContext {
    package unowned let graph: ViewGraph
    let mount: AppMount
    private(set) var traits: ClientTraits
    /// The reads of ``window``.
    private let windowSource = Source()
    /// The user's region, for code outside of views.
    let region: SessionRegion
    /// The reads of ``region``.
    private let regionSource = Source()
    /// The colour scheme that the app sets for the window; `nil` is the client's. A view that prefers another one is stronger.
    package var overriddenColorScheme: ClientTraits.Appearance? {
        didSet {
            guard overriddenColorScheme != oldValue else { return }
            apply(to: graph.rootEnvironment)
            windowSource.changed()
            requestColorScheme()
        }
    }
    /// The colour schemes that views prefer for the window, the latest last.
    private var preferredColorSchemes: [(view: ObjectIdentifier, scheme: ClientTraits.Appearance)] = []
    /// The colour scheme that the host was asked for.
    private var requestedColorScheme: ClientTraits.Appearance?
    /// The objects that framework modules keep for the session, by their types.
    private var companions: [ObjectIdentifier: AnyObject] = [:]
    private var launchActions: [() -> Void] = []
    private var isLaunched = false
    private var startActions: [() -> Void] = []
    /// Whether the first views are shown.
    package private(set) var isStarted = false
    /// The root of the session's views, once it is made.
    weak var root: RootNode? { didSet { addWaitingLayers() } }
    private var waitingLayers: [(RootNode) -> Void] = []
    private let missingAssets: MissingAssets
    package private(set) var phase = Phase.active
    package private(set) var isOnline = true
    private var notificationPermission = NotificationPermission.unknown
    /// The host events of the session.
    package let hostEvents = HostEvents()
    /// Whether the session is being closed. Views that disappear now were not removed by the app or the user.
    package private(set) var isEnding = false
    /// The path and query that the app was entered with.
    private let initialLocation: String
    /// The path and query in the address bar, from the app's mount on.
    private(set) var location: String
    /// The location as the address bar shows it.
    var visibleLocation: String { mount.outside(location) }
    /// The visited locations that the user can go back to; the last is the current one.
    private var visited: [String]
    private var locationIsDue = false
    /// Whether nothing has been shown yet. A path that the app sets now replaces the one it was entered with.
    private var isStarting = true
    private var title: String?
    private(set) var stored: [String: Value]
    private var openHandlers: [(id: ObjectIdentifier, handle: (URL) -> Void)] = []
    /// The root of the scopes in which tabs and stacks own parts of the URL path.
    let scope: LocationScope
    private var storageSources: [String: Source] = [:]
    let suiteValues = SuiteValues()

    init(graph: ViewGraph, mount: AppMount, traits: ClientTraits, location: String, stored: [String: Value]) {
        let location = mount.inside(location)
        self.graph = graph
        self.mount = mount
        missingAssets = MissingAssets { [unowned graph] in graph.warn($0) }
        self.traits = traits
        region = SessionRegion(UserRegion(traits))
        martlet_replace_current_region()
        initialLocation = location
        self.location = location
        visited = [location]
        self.stored = stored
        scope = LocationScope(mount: LocationCoding.components(of: mount.root), pendingPath: LocationCoding.components(of: location))
        scope.changed = { [weak self] in self?.scheduleLocation() }
    }

    /// Schedules an update of the URL path, after the commit, when all tabs and stacks have set their parts.
    private func scheduleLocation() {
        guard !locationIsDue else { return }
        locationIsDue = true
        graph.afterCommit { [weak self] in
            guard let self else { return }
            locationIsDue = false
            show(path: scope.path)
        }
    }

    /// Called when the first turns have ended. A path that no tab and no stack consumed is a deep link for the app itself.
    func started() {
        isStarting = false
        let path = LocationCoding.components(of: initialLocation)
        if !path.isEmpty, !scope.isPathConsumed { open("http://localhost" + initialLocation) }
        isStarted = true
        let actions = startActions
        startActions = []
        for action in actions { action() }
    }

    /// Marks the session as closing and completes its host events.
    func end() {
        isEnding = true
        hostEvents.finish()
        companions = [:]
    }

    // MARK: Events from the host

    func update(_ traits: ClientTraits) {
        let old = self.traits
        self.traits = traits
        var comparable = old
        comparable.keyboardHeight = traits.keyboardHeight
        if comparable != traits { windowSource.changed() }
        if traits.locale != old.locale || traits.timeZone != old.timeZone {
            region.value = UserRegion(traits)
            regionSource.changed()
            LiveSessions.shared.updateRegion()
        }
        apply(to: graph.rootEnvironment)
        if traits.keyboardHeight != old.keyboardHeight { hostEvents.send(.keyboard(height: traits.keyboardHeight)) }
    }

    func update(_ phase: Phase) {
        guard phase != self.phase else { return }
        self.phase = phase
        apply(to: graph.rootEnvironment)
        hostEvents.send(.phase(ScenePhase(phase)))
    }

    func update(isOnline: Bool) {
        guard isOnline != self.isOnline else { return }
        self.isOnline = isOnline
        apply(to: graph.rootEnvironment)
        hostEvents.send(.online(isOnline))
    }

    /// Updates the permission. A user may dismiss the prompt, so an unchanged permission is also sent to tasks that wait for the answer.
    func update(_ permission: NotificationPermission) {
        notificationPermission = permission
        apply(to: graph.rootEnvironment)
        hostEvents.send(.notificationPermission(permission))
    }

    /// Handles the browser's back and forward buttons and links of the app. A location of another app is opened as an external URL.
    func navigate(to location: String) {
        guard mount.contains(location) else { return graph.request(.open(location)) }
        let location = mount.inside(location)
        self.location = location
        if let last = visited.lastIndex(of: location) { visited.removeSubrange((last + 1)...) } else { visit(location) }
        scope.assign(LocationCoding.components(of: location))
    }

    /// Passes a URL opened from outside to all handlers.
    func open(_ url: String) {
        guard let url = URL(string: url) else {
            graph.warn("The URL “\(url)” is invalid, so it was not opened.")
            return
        }
        for handler in openHandlers { handler.handle(url) }
        hostEvents.send(.opened(url))
    }

    func onOpen(_ id: ObjectIdentifier, _ handle: @escaping (URL) -> Void) {
        openHandlers.append((id, handle))
    }

    func forget(_ id: ObjectIdentifier) {
        openHandlers.removeAll { $0.id == id }
    }

    // MARK: Requests to the host

    /// Shows another path in the address bar. If it is the previous location, this goes back instead.
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

    /// Adds a location to the history, which is limited: old entries are dropped, because users go back a few steps only.
    private func visit(_ location: String) {
        visited.append(location)
        if visited.count > Self.visitedLimit { visited.removeFirst(visited.count - Self.visitedLimit) }
    }

    private static let visitedLimit = 100

    /// Asks the user for permission to show notifications, unless the user has already answered.
    func askForNotifications() {
        guard !isEnding, notificationPermission != .granted, notificationPermission != .denied else { return }
        graph.request(.askForNotifications)
    }

    /// Registers the client with its push service, which asks nobody: the user must have allowed notifications.
    func registerForPush(serverKey: String) {
        // An app may keep the action for longer than the session.
        guard !isEnding else { return }
        guard notificationPermission == .granted else {
            graph.warn("The app registers for remote notifications, but the user has not allowed notifications.")
            return
        }
        graph.request(.registerForPush(serverKey: serverKey, scope: mount.path + "/"))
    }

    /// Sets the title of the window.
    package func show(title: String) {
        guard title != self.title else { return }
        self.title = title
        graph.request(.title(title))
    }

    /// The values of the scene as a snapshot contains them.
    var savedSceneValues: [SessionSnapshot.SavedValue] { SceneValues.saved(stored, mount: mount) }

    /// Returns a value stored for the user beyond this session, and records the read.
    package func storedValue(for key: String) -> Value? {
        source(of: key).wasRead()
        return stored[mount.storageKey(key)]
    }

    package func store(_ value: Value?, for key: String) {
        let kept = mount.storageKey(key)
        guard stored[kept] != value else { return }
        stored[kept] = value
        graph.request(.store(key: kept, value: value))
        source(of: key).changed()
    }

    /// Says what a source of this session stands for, for the author of the app; `nil` if it is none of these.
    func describe(_ source: Source) -> String? {
        if source === windowSource { return "the window or a setting of the user" }
        if source === regionSource { return "the user's language, region or time zone" }
        return storageSources.first { $0.value === source }.map { "the stored value “\($0.key)”" } ?? suiteValues.describe(source)
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
    /// The properties of the page's window, for code outside of views. A view that reads them is evaluated again when one changes, except
    /// for the keyboard's height.
    package var window: ClientTraits {
        windowSource.wasRead()
        return traits
    }

    /// The user's language and region. A view that reads it is evaluated again when it changes.
    package var locale: Locale {
        regionWasRead()
        return region.value.locale
    }

    /// Records that the view being evaluated depends on the region.
    func regionWasRead() { regionSource.wasRead() }

    /// The colour scheme of the window: the one that a view prefers, or that the app sets, or the client's. A view that reads it is evaluated
    /// again when it changes.
    package var windowColorScheme: ClientTraits.Appearance {
        windowSource.wasRead()
        return preferredColorSchemes.last?.scheme ?? overriddenColorScheme ?? traits.colorScheme
    }

    /// Records which colour scheme a view prefers for the window; `nil` is none.
    package func prefer(_ scheme: ClientTraits.Appearance?, for view: ObjectIdentifier) {
        if let scheme, let index = preferredColorSchemes.firstIndex(where: { $0.view == view }) {
            preferredColorSchemes[index].scheme = scheme
        } else {
            preferredColorSchemes.removeAll { $0.view == view }
            if let scheme { preferredColorSchemes.append((view, scheme)) }
        }
        windowSource.changed()
        requestColorScheme()
    }

    private func requestColorScheme() {
        let scheme = preferredColorSchemes.last?.scheme ?? overriddenColorScheme
        guard scheme != requestedColorScheme else { return }
        requestedColorScheme = scheme
        request(.colorScheme(scheme))
    }

    /// Shows a view above the session's others, for as long as the session lives.
    package func show<Layer: View>(layer: Layer) {
        waitingLayers.append { $0.add(layer) }
        addWaitingLayers()
    }

    private func addWaitingLayers() {
        guard let root else { return }
        let layers = waitingLayers
        waitingLayers = []
        for add in layers { add(root) }
    }

    /// Asks the host for something, unless the session is ending.
    package func request(_ request: HostRequest) {
        if !isEnding { graph.request(request) }
    }

    package func warn(_ message: String) { graph.warn(message) }

    /// Returns the session's only object of a type, which is made at the first call.
    package func companion<Companion: AnyObject>(_ make: (SessionContext) -> Companion) -> Companion {
        let id = ObjectIdentifier(Companion.self)
        if let companion = companions[id] as? Companion { return companion }
        let companion = make(self)
        companions[id] = companion
        return companion
    }

    /// Runs an action when the app's value has been made, before its body is evaluated; at once if the app is running.
    package func whenLaunched(_ action: @escaping () -> Void) {
        if isLaunched { action() } else { launchActions.append(action) }
    }

    /// Runs an action when the first views are shown; at once if they are.
    package func whenStarted(_ action: @escaping () -> Void) {
        if isStarted { action() } else { startActions.append(action) }
    }

    /// Called when the app's value has been made.
    func launched() {
        isLaunched = true
        let actions = launchActions
        launchActions = []
        for action in actions { action() }
    }
}

extension SessionContext {
    /// Writes the state of the host and the session into the root environment.
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
            values.colorScheme = (overriddenColorScheme ?? traits.colorScheme) == .dark ? .dark : .light
            values.scenePhase = ScenePhase(phase)
            let region = region.value
            values.locale = region.locale
            values.calendar = region.calendar
            values.timeZone = region.timeZone
            values.layoutDirection = layoutDirection
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
        region.value.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension EnvironmentValues {
    /// The layout direction if it differs from that of the user's language, which the host already knows.
    @MainActor package var overriddenWritingDirection: WritingDirection? {
        layoutDirection == session?.layoutDirection ? nil : layoutDirection.writing
    }
}
