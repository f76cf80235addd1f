import Foundation
import MartletCore
import MartletGraph

/// What one navigation stack shows: its screens above the first.
@MainActor
final class NavigationModel: Source {
    /// One screen above the first.
    struct Entry: Identifiable {
        let id: Int
        var content: Content
        let screen: ScreenModel
        /// What stands for the screen in the address bar.
        let component: String
    }

    enum Content {
        /// Shown by the destination registered for the value's type.
        case value(AnyHashable)
        /// Shown by itself; `popped` tells whoever pushed it that it is gone.
        case view(make: () -> AnyView, popped: () -> Void)
    }

    private(set) var entries: [Entry] = []
    /// What an address leads to beyond the screens that are there. It waits for a link of that name to be shown.
    private(set) var awaited: [String] = []
    /// Reads a value of the path binding of the stack, if it has one.
    var decode: ((String) -> AnyHashable?)?
    /// Writes the values to the path binding of the stack, if it has one.
    var valuesChanged: (([AnyHashable]) -> Void)?
    /// Where the stack stands in the address bar.
    var location: LocationScope?
    weak var session: SessionContext?
    let rootScreen = ScreenModel()
    private(set) var destinations: [ObjectIdentifier: Destination] = [:]
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
        guard let index = index(of: entry), index > 0 else { return rootScreen }
        return entries[index - 1].screen
    }

    /// Where an entry stands. Ids only grow, and what is pushed goes to the end, so entries are in the order of their ids.
    private func index(of id: Int) -> Int? {
        var range = entries.indices
        while let first = range.first {
            let middle = first + range.count / 2
            if entries[middle].id == id { return middle }
            range = entries[middle].id < id ? (middle + 1)..<range.upperBound : first..<middle
        }
        return nil
    }

    // MARK: Pushing and popping

    func push(_ value: AnyHashable) {
        append(value)
        pathChanged()
    }

    /// - Parameter name: What stands for the screen in the address bar, if anything does.
    /// - Returns: The entry's id, with which it can be popped.
    @discardableResult
    func push(named name: String? = nil, _ view: @escaping () -> AnyView, popped: @escaping () -> Void = {}) -> Int {
        append(.view(make: view, popped: popped), name ?? LocationCoding.mark)
        pathChanged()
        return nextID - 1
    }

    private func append(_ content: Content, _ component: String) {
        entries.append(Entry(id: nextID, content: content, screen: ScreenModel(), component: component))
        nextID += 1
    }

    private func append(_ value: AnyHashable) { append(.value(value), LocationCoding.encode(value.base)) }

    /// Takes away a screen and all above it.
    func pop(_ id: Int) {
        guard let index = index(of: id) else { return }
        cut(to: index)
        pathChanged()
    }

    func popToRoot() {
        guard !entries.isEmpty else { return }
        cut(to: 0)
        pathChanged()
    }

    /// Pushes values in place of the screens from a place on.
    func replace(from count: Int, by values: [AnyHashable]) {
        cut(to: count)
        for value in values { append(value) }
        pathChanged()
    }

    /// Keeps what an address leads to until there is a screen or a link for it.
    func wait(for components: [String]) -> [String] {
        awaited = components
        screenFilled()
        return components
    }

    private func cut(to count: Int) {
        let gone = entries[count...]
        entries.removeSubrange(count...)
        for entry in gone.reversed() {
            if case .view(_, let popped) = entry.content { session?.graph.afterCommit(popped) }
        }
    }

    private func pathChanged() {
        awaited = []
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
        for value in values[common...] { append(value) }
        entriesChanged()
    }

    // MARK: Destinations

    /// - Parameter announcing: Whether screens that are shown already may have to be made anew.
    func register(_ destination: Destination, for type: Any.Type, announcing: Bool) {
        destinations[ObjectIdentifier(type)] = destination
        if announcing { changed() }
        screenFilled()
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
