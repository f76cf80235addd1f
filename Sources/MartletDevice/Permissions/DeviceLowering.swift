import MartletDOM
import MartletElements

extension Kind {
    /// Makes a kind of elements without content that stand for a service of the device.
    static func device(_ name: String, _ lowering: any ElementLowering.Type) -> Kind {
        Kind(name, KindDefinition(takesRoom: false, expansion: { _ in [] })).shown(by: lowering)
    }
}

/// Shows a service of the device as a hidden node with the app's requests as JSON.
protocol DeviceLowering: ElementLowering {}

extension DeviceLowering {
    static func core(_ element: Element) -> Core {
        var core = Core("div")
        var requests = JSONWriter()
        requests.value(element[.requests])
        core.set("data-requests", requests.string)
        core.set("hidden", if: true)
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        attribute == .requests ? [.attribute("data-requests")] : []
    }
}
