import MartletCore
import MartletGraph

// The URL path of a navigation stack: one component for each screen above the root.
//
// A value is encoded into its component and decoded by the path binding or by the destination for its type. The component of a view that
// a link pushes is the id of the link's `ForEach` row. To restore it, the stack follows the link with that name once it is shown; rows may
// still have to load.
extension NavigationModel {
    var components: [String] { entries.map(\.component) }

    func showLocation() { location?.show(components + (entries.isEmpty ? [] : awaited)) }

    /// Navigates to a URL path: keeps the screens that match it, and pushes the rest as far as it can be decoded.
    ///
    /// - Returns: The components that could not be decoded yet.
    func go(to path: [String]) -> [String] {
        let shown = components
        let common = zip(shown, path).prefix { $0 == $1 }.count
        let values = path[common...].map(value)
        let pushed = values.prefix { $0 != nil }.compactMap(\.self)
        if common < shown.count || !pushed.isEmpty { replace(from: common, by: pushed) }
        return wait(for: Array(path[(common + pushed.count)...]))
    }

    /// Decodes a path component.
    private func value(of component: String) -> AnyHashable? {
        decode.map { $0(component) } ?? destinations.values.lazy.compactMap { $0.decode(component) }.first
    }

    /// Resumes the navigation to a URL path after new content, such as a link or a destination, appeared.
    func screenFilled() {
        guard !awaited.isEmpty else { return }
        session?.graph.afterCommit { [weak self] in self?.resume() }
    }

    /// Continues the navigation to a URL path as far as values can be decoded and links are shown.
    func resume() {
        guard let next = awaited.first else { return }
        let rest = Array(awaited.dropFirst())
        if let value = value(of: next) {
            push(value)
        } else if let follow = (entries.last?.screen ?? rootScreen).links[next] {
            follow()
        } else {
            return
        }
        location?.offer(wait(for: rest))
        showLocation()
    }

    /// Returns the path component of a view that a link in a row pushes, or `nil` if there is none. A component that also decodes to a
    /// value cannot be used.
    func name(ofRow id: AnyHashable) -> String? {
        let component = LocationCoding.encode(id.base)
        return component == LocationCoding.mark || value(of: component) != nil ? nil : component
    }

    /// Returns the URL of the screen that shows a value, or `nil` if the value cannot be encoded.
    func href(for value: AnyHashable, from screen: ScreenModel?) -> String? {
        let component = LocationCoding.encode(value.base)
        return component == LocationCoding.mark ? nil : href(forNext: component, from: screen)
    }

    /// Returns the URL of the screen that a component pushes on top of `screen`.
    func href(forNext component: String, from screen: ScreenModel?) -> String? {
        guard let location else { return nil }
        let below = entries.firstIndex { $0.screen === screen }.map { components[...$0] } ?? []
        return "/" + (location.prefix + below + [component]).joined(separator: "/")
    }
}
