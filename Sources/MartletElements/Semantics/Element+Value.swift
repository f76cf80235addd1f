extension Element {
    /// The accessibility value of the element.
    public var value: String? {
        if let value = accessibility?.value { return value }
        switch kind {
        case .toggle: return self[.isOn] == true ? "on" : "off"
        case .field, .editor:
            let text = self[.value]?.stringValue ?? ""
            return self[.secure] == true ? String(repeating: "•", count: text.count) : text
        case .picker: return selectedOption?.label
        case .progress, .gauge: return slotText("value") ?? share
        case .tab: return self[.badge]?.stringValue
        default: return self[.value]?.told
        }
    }

    /// The options of a picker.
    public var options: [Element] {
        var options: [Element] = []
        forEachDescendant { if $0.kind == .option { options.append($0) } }
        return options
    }

    /// The selected option.
    public var selectedOption: Element? {
        guard let selection = self[.selection] else { return nil }
        return options.first { $0[.index] == selection }
    }

    private func slotText(_ slot: String) -> String? {
        let texts = children.lazy.filter { $0[.slot]?.stringValue == slot }.compactMap(\.label)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The position of the value between its bounds.
    private var share: String? {
        guard let value = self[.value]?.doubleValue else { return nil }
        let minimum = self[.minimum]?.doubleValue ?? 0
        let maximum = self[.maximum]?.doubleValue ?? 1
        guard maximum > minimum else { return nil }
        return "\(Int((100 * (value - minimum) / (maximum - minimum)).rounded()))%"
    }
}

extension Value {
    /// Formats a value for the user: an integer has no decimal point.
    var told: String {
        switch self {
        case .bool(let value): return value ? "on" : "off"
        case .int(let value): return String(value)
        case .double(let value):
            let whole = Int(exactly: value)
            return whole.map(String.init) ?? String(value)
        case .string(let value): return value
        case .list(let values): return values.map(\.told).joined(separator: ", ")
        case .record(let values): return values.sorted { $0.key < $1.key }.map { "\($0): \($1.told)" }.joined(separator: ", ")
        }
    }
}
