import MartletDOM
import MartletElements

/// A chart is a grid: the plot in the middle, the axes around it.
enum ChartLowering: ElementLowering {
    nonisolated static let family = Family.charts

    static func core(_ element: Element) -> Core {
        var core = Core("div")
        core.set("role", "figure")
        core.set("aria-label", element.label ?? "Chart")
        core.set("data-legend", element[.edge]?.stringValue)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        for slot in [
            "background", "topTitle", "leadingTitle", "top", "leading", "plot", "trailing", "bottom", "trailingTitle", "bottomTitle",
            "legend", "selection", "overlay",
        ] { page.slot(slot, of: element) }
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.attribute("data-legend")] }
}

enum ChartPlotLowering: ElementLowering {
    nonisolated static let family = Family.charts

    static func core(_ element: Element) -> Core { Core("div") }
}

/// A label is centred at its place, or begins or ends there.
enum AxisLabelLowering: ElementLowering {
    nonisolated static let family = Family.charts

    static func core(_ element: Element) -> Core {
        let numbers = element[.place]?.listValue?.compactMap(\.doubleValue) ?? []
        let place = numbers.count == 2 ? PlacedLength(numbers[0], numbers[1]).css : "0"
        let isVertical = element[.axis] == "vertical"
        var core = Core("div", isVertical ? "v" : "h")
        core.style.append((isVertical ? "top" : "left", place))
        if let anchor = element[.anchor]?.doubleValue, anchor != 0.5 {
            core.style.append((isVertical ? "align-items" : "justify-content", anchor < 0.5 ? "flex-start" : "flex-end"))
        }
        if let spacing = element[.spacing]?.doubleValue { core.style.append(("--gap", spacing.px)) }
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
}

enum AnnotationLowering: ElementLowering {
    nonisolated static let family = Family.charts

    static func core(_ element: Element) -> Core {
        var core = Core("div", element[.place]?.stringValue?.cssName ?? "top")
        if let alignment = element[.alignment]?.stringValue { core.addClass("at-" + alignment.cssName) }
        core.style.append(("--gap", (element[.spacing]?.doubleValue ?? 0).px))
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
}

enum LegendLowering: ElementLowering {
    nonisolated static let family = Family.charts

    static func core(_ element: Element) -> Core {
        var core = Core("div", element[.axis] == "vertical" ? "v" : "")
        if let spacing = element[.spacing]?.doubleValue { core.style.append(("margin-block", spacing.px)) }
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
}
