import MartletCore
import MartletGraph

// How a stack stands in the address bar: a component for each screen above the first.
//
// A value stands there as it is written, and is read back by whoever knows its type. A view that a link pushes is named after the row of the
// `ForEach` that the link is in; it is read back by following the link of that name, once it is shown: rows may take their time to load.
extension NavigationModel {
    var components: [String] { entries.map(\.component) }

    func showLocation() { location?.show(components + (entries.isEmpty ? [] : awaited)) }

    /// Goes where the address bar leads: keeps the screens that are there already, and pushes what can be read of the rest.
    ///
    /// - Returns: What could not be read yet.
    func go(to path: [String]) -> [String] {
        let shown = components
        let common = zip(shown, path).prefix { $0 == $1 }.count
        let values = path[common...].map(value)
        let pushed = values.prefix { $0 != nil }.compactMap(\.self)
        if common < shown.count || !pushed.isEmpty { replace(from: common, by: pushed) }
        return wait(for: Array(path[(common + pushed.count)...]))
    }

    /// The value that a component stands for.
    private func value(of component: String) -> AnyHashable? {
        decode.map { $0(component) } ?? destinations.values.lazy.compactMap { $0.decode(component) }.first
    }

    /// Something came onto a screen that an address may have been waiting for.
    func screenFilled() {
        guard !awaited.isEmpty else { return }
        session?.graph.afterCommit { [weak self] in self?.resume() }
    }

    /// Takes the next steps of an address, as far as the links for them are shown.
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

    /// What stands for a view that a link in a row pushes. A name that is a value's would be read back as one.
    func name(ofRow id: AnyHashable) -> String? {
        let component = LocationCoding.encode(id.base)
        return component == LocationCoding.mark || value(of: component) != nil ? nil : component
    }

    /// The address of the screen that a value would be shown on, if the value can be read back from it.
    func href(for value: AnyHashable, from screen: ScreenModel?) -> String? {
        let component = LocationCoding.encode(value.base)
        return component == LocationCoding.mark ? nil : href(forNext: component, from: screen)
    }

    /// The address of what would be pushed above a screen of the stack.
    func href(forNext component: String, from screen: ScreenModel?) -> String? {
        guard let location else { return nil }
        let below = entries.firstIndex { $0.screen === screen }.map { components[...$0] } ?? []
        return "/" + (location.prefix + below + [component]).joined(separator: "/")
    }
}
