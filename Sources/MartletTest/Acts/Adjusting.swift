import MartletBrowser
import MartletElements

extension TestHost {
    /// Toggles a `Toggle`.
    public func toggle(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let toggle = control(.toggle, target, to: "toggle", at: site) else { return }
        if let browser {
            browser.tap(toggle, at: toggle, for: "toggle", at: site)
            return
        }
        deliver(.change, .bool(toggle[.isOn] != true), to: toggle, for: "toggle", at: site)
    }

    /// Moves a slider to the possible value nearest to `value`.
    public func set(_ target: some Target, to value: Double, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let slider = control(.slider, target, to: "set", at: site) else { return }
        if let browser { return browser.set(slider, to: slider.nearestStep(to: value), at: site) }
        deliver(.change, .double(slider.nearestStep(to: value)), to: slider, for: "set", at: site)
    }

    /// Sets a date picker (`2026-03-01`, `09:30`, `2026-03-01T09:30`) or a color picker (`#ff8800`).
    public func set(_ target: some Target, to value: String, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        let responder = responder(to: "set", on: target, at: site) { $0.nearest(where: \.holdsCode) }
        if let responder { deliver(.change, .string(value), to: responder, for: "set", at: site) }
    }

    /// Presses the increment button of a stepper.
    public func increment(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        step(.increment, target, at: CallSite(file, line))
    }

    /// Presses the decrement button of a stepper.
    public func decrement(_ target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        step(.decrement, target, at: CallSite(file, line))
    }

    private func step(_ action: Action, _ target: some Target, at site: CallSite) {
        guard let stepper = control(.stepper, target, to: action.rawValue, at: site) else { return }
        guard stepper.actions.contains(action) else {
            report("Cannot \(action) \(outline.line(stepper)): it has reached its bound.", at: site)
            return
        }
        if let browser {
            let part: PagePart = action == .increment ? .increment(stepper.id) : .decrement(stepper.id)
            return browser.step(part, of: stepper, for: action.rawValue, at: site)
        }
        deliver(action, to: stepper, for: action.rawValue, at: site)
    }

    /// Picks an option of a picker by its label.
    public func pick(_ option: String, in target: some Target, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let picker = control(.picker, target, to: "pick “\(option)”", at: site) else { return }
        let options = picker.options
        guard let chosen = options.first(where: { $0.label == option }), let index = chosen[.index] else {
            let names = options.compactMap(\.label).map { "“\($0)”" }.joined(separator: ", ")
            report("\(outline.line(picker)) has no option “\(option)”; it has \(names.isEmpty ? "none" : names).", at: site)
            return
        }
        guard chosen[.disabled] != true else {
            report("Cannot pick “\(option)”: it is disabled.", at: site)
            return
        }
        if let browser {
            browser.tap(chosen, at: chosen, for: "pick", at: site)
            return
        }
        if deliver(.change, index, to: picker, for: "pick “\(option)”", at: site) { unfolded = [] }
    }

    private func control(_ kind: Kind, _ target: some Target, to act: String, at site: CallSite) -> Element? {
        responder(to: act, on: target, at: site) { element in element.nearest { $0.kind == kind } }
    }
}

extension Element {
    /// Whether the element holds a text that is not typed: a date, a color.
    fileprivate var holdsCode: Bool {
        actions.contains(.change) && self[.value]?.stringValue != nil && kind != .field && kind != .editor
    }

    /// Returns the slider's possible value nearest to `value`.
    fileprivate func nearestStep(to value: Double) -> Double {
        let minimum = self[.minimum]?.doubleValue ?? 0
        let maximum = self[.maximum]?.doubleValue ?? 1
        let value = Swift.min(Swift.max(value, minimum), maximum)
        guard let step = self[.step]?.doubleValue, step > 0 else { return value }
        return Swift.min(minimum + ((value - minimum) / step).rounded() * step, maximum)
    }
}
