import MartletGraph

/// The settings of one container (a screen, a sheet) that views inside change, each for as long as it exists.
@MainActor
package final class ContainerSettings<Subject>: Source {
    private let defaults: Subject
    private var settings: [(owner: ObjectIdentifier, change: (inout Subject) -> Void)] = []

    /// - Parameter defaults: The settings while no view changes any.
    package init(defaults: Subject) { self.defaults = defaults }

    /// The current settings. If several views change the same one, the view added last wins.
    package var current: Subject {
        wasRead()
        var subject = defaults
        for setting in settings { setting.change(&subject) }
        return subject
    }

    fileprivate func set(_ owner: ObjectIdentifier, _ change: @escaping (inout Subject) -> Void) {
        if let index = settings.firstIndex(where: { $0.owner == owner }) {
            settings[index].change = change
        } else {
            settings.append((owner, change))
        }
        changed()
    }

    fileprivate func remove(_ owner: ObjectIdentifier) {
        settings.removeAll { $0.owner == owner }
        changed()
    }
}

/// Changes a setting of the container that shows a view, for as long as the view exists.
@MainActor @preconcurrency
package protocol ContainerSettingModifier: LifecycleModifier where Memory == Void {
    associatedtype Subject
    var change: (inout Subject) -> Void { get }
    static func settings(in environment: EnvironmentValues) -> ContainerSettings<Subject>?
}

extension ContainerSettingModifier {
    package func mounted(_ memory: inout Void, _ node: AnyViewNode) {
        Self.settings(in: EnvironmentValues(node.environment))?.set(ObjectIdentifier(node), change)
    }

    package func updated(from old: Self, _ memory: inout Void, _ node: AnyViewNode) { mounted(&memory, node) }

    package func unmounted(_ memory: inout Void, _ node: AnyViewNode) {
        Self.settings(in: EnvironmentValues(node.environment))?.remove(ObjectIdentifier(node))
    }
}
