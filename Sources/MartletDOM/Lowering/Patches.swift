import MartletElements

/// Builds the patches of one turn: a JSON array that the client script applies in order.
@MainActor
struct PatchList {
    private(set) var json = JSONWriter()
    private var isEmpty = true

    init() { json.raw("[") }

    /// The finished array.
    var text: String {
        var json = json
        json.raw("]")
        return json.string
    }

    /// Appends one patch: its letter, then the output of `body`.
    mutating func append(_ letter: String, _ motion: Motion?, _ body: (inout JSONWriter) -> Void) {
        if !isEmpty { json.raw(",") }
        isEmpty = false
        json.raw("[\"")
        json.raw(letter)
        json.raw("\",")
        body(&json)
        if let motion {
            json.raw(",")
            json.motion(motion)
        }
        json.raw("]")
    }

    mutating func remove(_ id: ElementID, _ motion: Motion?) {
        append("r", motion) { $0.number(id.rawValue) }
    }

    mutating func move(_ id: ElementID, in parent: ElementID, before: ElementID?, _ motion: Motion?) {
        append("m", motion) {
            $0.number(parent.rawValue)
            $0.raw(",")
            $0.number(id.rawValue)
            $0.raw(",")
            $0.number(before?.rawValue ?? 0)
        }
    }

    mutating func insert(_ html: HTMLWriter, into parent: ElementID, before: ElementID?, _ motion: Motion?) {
        append("i", motion) {
            $0.number(parent.rawValue)
            $0.raw(",")
            $0.number(before?.rawValue ?? 0)
            $0.raw(",")
            $0.text(html)
        }
    }

    mutating func text(_ text: String, of target: PatchTarget, _ motion: Motion?) {
        append("t", motion) {
            $0.target(target)
            $0.raw(",")
            $0.text(text)
        }
    }

    mutating func attribute(_ name: String, _ value: Value?, of target: PatchTarget, _ motion: Motion?) {
        append("a", motion) {
            $0.target(target)
            $0.raw(",")
            $0.text(name)
            $0.raw(",")
            $0.value(value)
        }
    }

    mutating func boxes(_ boxes: Boxes, of id: ElementID, _ motion: Motion?) {
        append("b", motion) {
            $0.number(id.rawValue)
            $0.raw(",[")
            for (index, box) in boxes.all.reversed().enumerated() {
                $0.raw(index == 0 ? "[" : ",[")
                $0.text(box.classes)
                $0.raw(",")
                $0.text(box.style)
                $0.raw("]")
            }
            $0.raw("]")
        }
    }

    mutating func inside(_ html: HTMLWriter, of target: PatchTarget, _ motion: Motion?) {
        append("h", motion) {
            $0.target(target)
            $0.raw(",")
            $0.text(html)
        }
    }

    mutating func fieldValue(_ text: String, edition: Int, of id: ElementID, _ motion: Motion?) {
        append("v", motion) {
            $0.number(id.rawValue)
            $0.raw(",")
            $0.text(text)
            $0.raw(",")
            $0.number(edition)
        }
    }

    mutating func focus(_ id: ElementID, _ isFocused: Bool) {
        append("f", nil) {
            $0.number(id.rawValue)
            $0.raw(isFocused ? ",true" : ",false")
        }
    }

    mutating func scroll(to id: ElementID, anchor: UnitPosition?, _ motion: Motion?) {
        append("s", motion) {
            $0.number(id.rawValue)
            $0.raw(",")
            $0.raw(anchor.map { "\($0.x.css),\($0.y.css)" } ?? "null,null")
        }
    }
}

/// The node that a patch changes: an element's node, or one with an id of its own.
enum PatchTarget {
    case element(ElementID)
    case part(String, ElementID)
}

extension JSONWriter {
    fileprivate mutating func target(_ target: PatchTarget) {
        switch target {
        case .element(let id): number(id.rawValue)
        case .part(let prefix, let id): text("\(prefix)\(id)")
        }
    }

    fileprivate mutating func motion(_ motion: Motion) { raw(motion.json) }
}

extension Motion {
    /// The motion for the client script: milliseconds and the curve's control points, or what describes a spring; then delay, repetitions (0 is
    /// unlimited), autoreverse and step, unless these have their defaults.
    var json: String {
        var json = "{\"d\":\((duration * 1000).css),\(curve.json)"
        if delay != 0 { json += ",\"w\":\((delay * 1000).css)" }
        if repeats != 1 { json += ",\"n\":\(repeats ?? 0)" }
        if autoreverses { json += ",\"r\":1" }
        if isStep { json += ",\"s\":1" }
        return json + "}"
    }
}

extension Motion.Curve {
    fileprivate var json: String {
        switch self {
        case .bezier(let x1, let y1, let x2, let y2): "\"c\":[\(x1.css),\(y1.css),\(x2.css),\(y2.css)]"
        case .spring(let dampingRatio, let angle, 0): "\"k\":[\(dampingRatio.css),\(angle.css)]"
        case .spring(let dampingRatio, let angle, let velocity): "\"k\":[\(dampingRatio.css),\(angle.css),\(velocity.css)]"
        }
    }
}
