import MartletElements

/// A lazy grid: its tracks lie across the axis along which it grows.
enum GridLowering: ElementLowering {
    static let css = """
        .k-grid{display:grid;gap:8px;place-items:center;align-content:start;min-width:0}
        .k-grid.x{width:100%}
        .k-grid>.x{justify-self:stretch;min-width:0}
        .k-grid>.y{align-self:stretch}
        .k-grid>.k-section{grid-column:1/-1;justify-self:stretch;grid-template:inherit;grid-auto-flow:inherit;place-items:inherit}
        .k-grid>.k-section>*{display:grid;grid-template:auto/minmax(0,1fr);align-self:stretch;place-items:inherit;justify-content:normal}
        .k-grid>.k-section>*>.x{justify-self:stretch;min-width:0}
        .k-grid>.k-section>.rows{grid-template:inherit;grid-auto-flow:inherit;gap:inherit;align-content:start}
        .k-grid>.k-section>.rows>.k-gap{grid-column:1/-1}
        .k-grid.across>.k-section{flex-direction:row;grid-area:1/auto/-1}
        .k-grid.across{grid-auto-flow:column}
        """

    static func core(_ element: Element) -> Core {
        let isAcross = element[.axis] == "horizontal"
        var core = Core("div", isAcross ? "across" : "")
        PinnedViews.write(element, to: &core)
        let tracks = element[.tracks]?.listValue?.compactMap(GridTrack.init) ?? []
        core.style.append((isAcross ? "grid-template-rows" : "grid-template-columns", template(tracks)))
        // Tracks with a maximum may leave space.
        if tracks.contains(where: { $0.type == "flexible" && $0.maximum != nil }) {
            core.style.append((isAcross ? "align-content" : "justify-content", "center"))
        }
        let spacing = element[.spacing]?.doubleValue
        let between = tracks.first?.spacing
        if spacing != nil || between != nil {
            let (along, across) = (spacing?.px ?? "8px", between?.px ?? "8px")
            core.style.append(("gap", isAcross ? "\(across) \(along)" : "\(along) \(across)"))
        }
        if let alignment = element[.alignment]?.stringValue, alignment != "center" {
            switch alignment {
            case "leading", "trailing": core.style.append(("justify-items", alignment == "leading" ? "start" : "end"))
            case "top", "bottom": core.style.append(("align-items", alignment == "top" ? "start" : "end"))
            default: break
            }
        }
        return core
    }

    private static func template(_ tracks: [GridTrack]) -> String {
        guard let first = tracks.first else { return "minmax(0,1fr)" }
        if tracks.count > 1, first.type == "flexible", tracks.allSatisfy({ $0.css(isRepeated: false) == first.css(isRepeated: false) }) {
            return "repeat(\(tracks.count),\(first.css(isRepeated: false)))"
        }
        if let template = GridTrack.sharing(tracks) { return template }
        // CSS repeats only one track as often as it fits. Each of several shares the room with the others, where one more seldom fits.
        let isRepeated = tracks.count { $0.type == "adaptive" } == 1
        return tracks.map { $0.css(isRepeated: isRepeated) }.joined(separator: " ")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
}

/// One track of a grid, parsed from ``Attribute/tracks``.
private struct GridTrack {
    var type: String
    var minimum: Double
    var maximum: Double?
    var spacing: Double?

    init?(_ value: Value) {
        guard let list = value.listValue, let type = list.first?.stringValue else { return nil }
        self.type = type
        minimum = list.count > 1 ? list[1].doubleValue ?? 10 : 10
        let bound = list.count > 2 ? list[2].doubleValue ?? -1 : -1
        maximum = bound >= 0 && bound.isFinite ? bound : nil
        let gap = list.count > 3 ? list[3].doubleValue ?? -1 : -1
        spacing = gap >= 0 ? gap : nil
    }

    /// Returns the lengths of tracks of which some have a minimum or a maximum: one after the other takes an equal share of what the tracks
    /// before it have left. CSS's own tracks would give what the limited ones leave to the others.
    ///
    /// - Returns: `nil` if CSS's own tracks do the same, or if they must be counted.
    static func sharing(_ tracks: [GridTrack]) -> String? {
        var flexible = tracks.count { $0.type == "flexible" }
        let isLimited = tracks.contains { $0.type == "flexible" && ($0.maximum != nil || $0.minimum > 10) }
        guard isLimited, flexible > 1, flexible < 6, !tracks.contains(where: { $0.type == "adaptive" }) else { return nil }
        let taken = tracks.reduce(0) { $0 + ($1.type == "fixed" ? $1.minimum : 0) } + Double(tracks.count - 1) * (tracks[0].spacing ?? 8)
        var rest = "100% - \(taken.px)"
        return tracks.map { track in
            guard track.type == "flexible" else { return track.minimum.px }
            let share = "(\(rest))/\(flexible)"
            flexible -= 1
            let isFree = track.maximum == nil && track.minimum <= 10
            let length =
                track.maximum.map { "clamp(\(track.minimum.px),\(share),\($0.px))" }
                ?? (isFree ? share : "max(\(track.minimum.px),\(share))")
            rest = isFree ? "\(share)*\(flexible)" : "\(rest) - \(length)"
            return isFree ? "calc(\(length))" : length
        }
        .joined(separator: " ")
    }

    /// - Parameter isRepeated: Whether the track stands for as many as fit, if it is adaptive.
    func css(isRepeated: Bool) -> String {
        switch type {
        case "fixed": minimum.px
        case "adaptive" where isRepeated:
            maximum.map { "repeat(auto-fill,minmax(min(\(minimum.px),100%),\($0.px)))" }
                ?? "repeat(auto-fill,minmax(min(\(minimum.px),100%),1fr))"
        default:
            maximum.map { "minmax(min(\(minimum.px),100%),\($0.px))" }
                ?? "minmax(\(minimum <= 10 && type != "adaptive" ? "0" : minimum.px),1fr)"
        }
    }
}
