import MartletElements

extension TransitionSides: AttributeModifier {
    static let attributeNames = ["data-enter", "data-leave", "data-motion", "data-motion-out"]

    var attributes: [(name: String, value: String)] {
        let (enter, leave) = (insertion.keyframe(isInsertion: true), removal.keyframe(isInsertion: false))
        var list = [("data-enter", enter)]
        if leave != enter { list.append(("data-leave", leave)) }
        if let motion = insertion.motion { list.append(("data-motion", motion.json)) }
        // Without an animation of its own, the removal has that of the turn.
        if removal.motion != insertion.motion { list.append(("data-motion-out", removal.motion?.json ?? "0")) }
        return list
    }
}

@MainActor
extension TransitionSide {
    /// Returns the keyframe at the end of the animation at which the element is not there, as JSON; `0` for no animation.
    func keyframe(isInsertion: Bool) -> String {
        if names == "identity", effects.isEmpty { return "0" }
        var frame = Keyframe()
        for name in names.split(separator: " ") { frame.add(name, isInsertion: isInsertion) }
        for effect in effects { frame.add(effect) }
        return frame.json
    }
}

/// A keyframe of the Web Animations API.
@MainActor
private struct Keyframe {
    private var opacity = 1.0
    private var scale: String?
    private var filters: [String] = []
    /// The terms of the sums.
    private var across: [String] = []
    private var down: [String] = []
    /// The outermost first.
    private var transforms: [String] = []

    mutating func add(_ name: Substring, isInsertion: Bool) {
        let parts = name.split(separator: ":").map(String.init)
        switch parts[0] {
        case "opacity": opacity = 0
        case "scale": scale = parts.count > 1 ? parts[1] : "0.01"
        case "offset" where parts.count == 3:
            across.append(parts[1])
            down.append(parts[2])
        case "blur":
            opacity = 0
            filters.append("blur(12px)")
        case "slide": move(from: "leading", isInsertion: isInsertion, comesBack: false)
        case let name where name.hasPrefix("move-"): move(from: name.dropFirst(5), isInsertion: isInsertion, comesBack: true)
        case let name where name.hasPrefix("push-"):
            opacity = 0
            move(from: name.dropFirst(5), isInsertion: isInsertion, comesBack: false)
        default: break
        }
    }

    /// - Parameter comesBack: Whether the element leaves to the edge from which it enters.
    private mutating func move(from edge: Substring, isInsertion: Bool, comesBack: Bool) {
        let isAfter = (edge == "trailing" || edge == "bottom") == (isInsertion || comesBack)
        let way = isAfter ? "100%" : "-100%"
        if edge == "top" || edge == "bottom" { down.append(way) } else { across.append(way.mirrored) }
    }

    mutating func add(_ effect: Modifier) {
        switch effect.value {
        case let effect as Opacity: opacity *= effect.amount
        case let effect as PixelEffect: filters.append(effect.css)
        case let effect as any TransformModifier:
            let (x, y) = effect.origin.map { (($0.x - 0.5) * 100, ($0.y - 0.5) * 100) } ?? (0, 0)
            let isCentred = x == 0 && y == 0
            let (there, back) = ("translate(\(x.css)%,\(y.css)%) ", " translate(\((-x).css)%,\((-y).css)%)")
            transforms.insert(isCentred ? effect.css : there + effect.css + back, at: 0)
        default: break
        }
    }

    var json: String {
        var members: [String] = []
        if opacity != 1 { members.append("\"opacity\":\(opacity.css)") }
        if let scale { members.append("\"scale\":\(scale)") }
        if !(across + down).isEmpty { members.append("\"translate\":\"\(across.cssSum) \(down.cssSum)\"") }
        if !transforms.isEmpty { members.append("\"transform\":\"\(transforms.joined(separator: " "))\"") }
        if !filters.isEmpty { members.append("\"filter\":\"\(filters.joined(separator: " "))\"") }
        return "{" + members.joined(separator: ",") + "}"
    }
}

extension String {
    /// The length in the direction of the text.
    fileprivate var mirrored: String { "\(self)*var(--way,1)" }
}

extension [String] {
    fileprivate var cssSum: String { isEmpty ? "0" : "calc(" + joined(separator: " + ") + ")" }
}
