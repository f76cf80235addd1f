import Foundation
import MartletGraph

/// What one navigation stack shows: its screens above the first.
@MainActor
final class NavigationModel: Source {
    /// One screen above the first.
    struct Entry: Identifiable {
        let id: Int
        var content: Content
        let screen: ScreenModel
    }

    enum Content {
        /// Shown by the destination registered for the value's type.
        case value(AnyHashable)
        /// Shown by itself; `popped` tells whoever pushed it that it is gone.
        case view(make: () -> AnyView, popped: () -> Void)
    }

    private(set) var entries: [Entry] = []
    /// Writes the values to the path binding of the stack, if it has one.
    var valuesChanged: (([AnyHashable]) -> Void)?
    /// Where the stack stands in the address bar.
    var location: LocationScope?
    weak var session: SessionContext?
    let rootScreen = ScreenModel()
    private var destinations: [ObjectIdentifier: Destination] = [:]
    private var nextID = 1

    struct Destination {
        let owner: ObjectIdentifier
        let make: (AnyHashable) -> AnyView
        let decode: (String) -> AnyHashable?
    }

    var values: [AnyHashable] {
        entries.compactMap { if case .value(let value) = $0.content { value } else { nil } }
    }

    /// The entries, noted as read.
    var shownEntries: [Entry] {
        wasRead()
        return entries
    }

    /// Whether another screen is above that of an entry, or the root's. Reading it is noted.
    func isCovered(_ entry: Int?) -> Bool {
        wasRead()
        return entries.last?.id != entry
    }

    /// The screen that the back button of an entry leads to.
    func screen(below entry: Int) -> ScreenModel {
        guard let index = entries.firstIndex(where: { $0.id == entry }), index > 0 else { return rootScreen }
        return entries[index - 1].screen
    }

    // MARK: Pushing and popping

    func push(_ value: AnyHashable) {
        append(.value(value))
        pathChanged()
    }

    /// - Returns: The entry's id, with which it can be popped.
    func push(_ view: @escaping () -> AnyView, popped: @escaping () -> Void = {}) -> Int {
        append(.view(make: view, popped: popped))
        pathChanged()
        return nextID - 1
    }

    private func append(_ content: Content) {
        entries.append(Entry(id: nextID, content: content, screen: ScreenModel()))
        nextID += 1
    }

    /// Takes away a screen and all above it.
    func pop(_ id: Int) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        cut(to: index)
        pathChanged()
    }

    func popToRoot() {
        guard !entries.isEmpty else { return }
        cut(to: 0)
        pathChanged()
    }

    private func cut(to count: Int) {
        let gone = entries[count...]
        entries.removeSubrange(count...)
        for entry in gone.reversed() {
            if case .view(_, let popped) = entry.content { session?.graph.afterCommit(popped) }
        }
    }

    private func pathChanged() {
        valuesChanged?(values)
        entriesChanged()
    }

    private func entriesChanged() {
        changed()
        showLocation()
        session?.graph.afterCommit { [weak self] in self?.showTop() }
    }

    /// Tells the screens which of them is seen. Those that go out of sight hear of it first.
    private func showTop() {
        let screens = [rootScreen] + entries.map(\.screen)
        for screen in screens.dropLast() { screen.setShown(false) }
        screens.last?.setShown(true)
    }

    /// Takes over the values of the path binding. Screens stay as far as the values are those they were.
    func adopt(_ values: [AnyHashable]) {
        guard values != self.values else { return }
        var common = 0
        var kept = 0
        for entry in entries {
            guard case .value(let value) = entry.content else {
                kept += 1
                continue
            }
            guard common < values.count, values[common] == value else { break }
            common += 1
            kept += 1
        }
        cut(to: kept)
        for value in values[common...] { append(.value(value)) }
        entriesChanged()
    }

    // MARK: Destinations

    /// - Parameter announcing: Whether screens that are shown already may have to be made anew.
    func register(_ destination: Destination, for type: Any.Type, announcing: Bool) {
        destinations[ObjectIdentifier(type)] = destination
        if announcing { changed() }
    }

    func unregister(owner: ObjectIdentifier, for type: Any.Type) {
        guard destinations[ObjectIdentifier(type)]?.owner == owner else { return }
        destinations[ObjectIdentifier(type)] = nil
    }

    /// The view of a screen.
    func view(of entry: Entry) -> AnyView {
        switch entry.content {
        case .view(let make, _): return make()
        case .value(let value):
            let type = type(of: value.base)
            if let destination = destinations[ObjectIdentifier(type)] { return destination.make(value) }
            return AnyView(MissingDestination(type: typeName(type)))
        }
    }

    // MARK: The address bar

    func showLocation() {
        location?.show(
            entries.map { entry in
                switch entry.content {
                case .value(let value): LocationCoding.encode(value.base)
                case .view: LocationCoding.mark
                }
            })
    }

    /// Goes where the address bar leads: keeps the screens that are there already, and pushes what can be read of the rest.
    ///
    /// - Returns: What could not be read.
    func go(to components: [String], decode: ((String) -> AnyHashable?)?) -> [String] {
        let shown = location?.components ?? []
        var common = 0
        while common < shown.count, common < components.count, shown[common] == components[common] { common += 1 }
        var rest = components[common...]
        var pushed: [AnyHashable] = []
        while let component = rest.first {
            let value = decode.map { $0(component) } ?? destinations.values.lazy.compactMap { $0.decode(component) }.first
            guard let value else { break }
            pushed.append(value)
            rest.removeFirst()
        }
        guard common < entries.count || !pushed.isEmpty else { return Array(rest) }
        cut(to: common)
        for value in pushed { append(.value(value)) }
        pathChanged()
        return Array(rest)
    }
}

/// Says on a pushed screen that nobody told how to show its value.
private struct MissingDestination: View {
    let type: String

    var body: some View {
        Text(verbatim: "No destination for \(type). Add .navigationDestination(for: \(type).self) { … } inside the NavigationStack.")
    }
}

extension EnvironmentValues {
    private struct NavigationKey: EnvironmentKey {
        static var defaultValue: NavigationModel? { nil }
    }

    /// The stack that a link here pushes on.
    var navigation: NavigationModel? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}

extension NavigationModel {
    /// The address of the screen that a value would be shown on, if the value can be read back from it.
    func href(for value: AnyHashable) -> String? {
        let component = LocationCoding.encode(value.base)
        guard let location, component != LocationCoding.mark else { return nil }
        return "/" + (location.prefix + location.components + [component]).joined(separator: "/")
    }
}
