import Foundation
import MartletCore
import MartletGraph

/// The state of a navigation stack: its screens above the root.
@MainActor
final class NavigationModel: Source {
    /// A screen above the root.
    struct Entry: Identifiable {
        let id: Int
        var content: Content
        let screen: ScreenModel
        /// The screen's component in the URL path.
        let component: String
    }

    enum Content {
        /// A value, shown by the destination registered for its type.
        case value(AnyHashable)
        /// A view. `popped` is called after it was removed.
        case view(make: () -> AnyView, popped: () -> Void)
    }

    private(set) var entries: [Entry] = []
    /// The rest of the URL path, which has no screens yet. It waits until a link with the name of its first component is shown.
    private(set) var awaited: [String] = []
    /// Decodes a value of the stack's path binding, if it has one.
    var decode: ((String) -> AnyHashable?)?
    /// Writes the values to the stack's path binding, if it has one.
    var valuesChanged: (([AnyHashable]) -> Void)?
    /// The stack's part of the URL path.
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

    /// The entries. Reading them records a dependency.
    var shownEntries: [Entry] {
        wasRead()
        return entries
    }

    /// Whether another screen covers the screen of an entry; `nil` is the root. Records a dependency.
    func isCovered(_ entry: Int?) -> Bool {
        wasRead()
        return entries.last?.id != entry
    }

    /// Returns the screen that the back button of an entry leads to.
    func screen(below entry: Int) -> ScreenModel {
        guard let index = index(of: entry), index > 0 else { return rootScreen }
        return entries[index - 1].screen
    }

    /// Returns the display mode of a screen's title: its own, or else that of the screen below. The first screen's is large by default.
    func titleMode(of entry: Int?) -> String {
        var position = entry.flatMap(index(of:))
        while let index = position {
            if let mode = entries[index].screen.settings.current.titleMode { return mode }
            position = index > 0 ? index - 1 : nil
        }
        return rootScreen.settings.current.titleMode ?? "large"
    }

    /// Returns the index of an entry by binary search: new entries are appended with increasing ids, so the ids are sorted.
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

    /// - Parameter name: The screen's component in the URL path, if it has one.
    /// - Returns: The entry's id, for ``pop(_:)``.
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

    /// Removes a screen and all screens above it.
    func pop(_ id: Int) {
        guard let index = index(of: id) else { return }
        removeEntries(from: index)
        pathChanged()
    }

    func popToRoot() {
        guard !entries.isEmpty else { return }
        removeEntries(from: 0)
        pathChanged()
    }

    /// Replaces all screens after the first `count` with screens for values.
    func replace(from count: Int, by values: [AnyHashable]) {
        removeEntries(from: count)
        for value in values { append(value) }
        pathChanged()
    }

    /// Stores the rest of a URL path until a destination or a link for it appears.
    func wait(for components: [String]) -> [String] {
        awaited = components
        screenFilled()
        return components
    }

    private func removeEntries(from count: Int) {
        let removed = entries[count...]
        entries.removeSubrange(count...)
        for entry in removed.reversed() {
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

    /// Updates the visibility of the screens. Screens disappear before the top screen appears.
    private func showTop() {
        let screens = [rootScreen] + entries.map(\.screen)
        for screen in screens.dropLast() { screen.setShown(false) }
        screens.last?.setShown(true)
    }

    /// Applies the values of the path binding. Screens are kept as long as their values match.
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
        removeEntries(from: kept)
        for value in values[common...] { append(value) }
        entriesChanged()
    }

    // MARK: Destinations

    /// - Parameter announcing: Whether to re-evaluate the screens that are already shown.
    func register(_ destination: Destination, for type: Any.Type, announcing: Bool) {
        destinations[ObjectIdentifier(type)] = destination
        if announcing { changed() }
        screenFilled()
    }

    func unregister(owner: ObjectIdentifier, for type: Any.Type) {
        guard destinations[ObjectIdentifier(type)]?.owner == owner else { return }
        destinations[ObjectIdentifier(type)] = nil
    }

    /// Creates the view of a screen.
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

/// Shows the error that no destination is registered for the type of a pushed value.
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

    /// The navigation stack that a link in this view pushes onto.
    var navigation: NavigationModel? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
