import Foundation

// Input as a device makes it: the browser decides what it hits and what follows.
extension BrowserPage {
    // MARK: Mouse

    /// Clicks a point.
    package func click(x: Double, y: Double, count: Int = 1) throws(BrowserFailure) {
        try mouse("mouseMoved", x, y)
        for number in 1...count {
            try mouse("mousePressed", x, y, clicks: number)
            try mouse("mouseReleased", x, y, clicks: number)
        }
    }

    /// Presses the mouse at a point, moves it through others, and releases it at the last.
    package func dragMouse(from start: CGPoint, through points: [CGPoint]) throws(BrowserFailure) {
        try mouse("mouseMoved", start.x, start.y)
        try mouse("mousePressed", start.x, start.y, clicks: 1)
        for point in points {
            try mouse("mouseMoved", point.x, point.y, isDown: true)
            try synchronize()
        }
        let last = points.last ?? start
        try mouse("mouseReleased", last.x, last.y, clicks: 1)
    }

    /// Moves the mouse to a point, without pressing it.
    package func moveMouse(x: Double, y: Double) throws(BrowserFailure) { try mouse("mouseMoved", x, y) }

    private func mouse(_ type: String, _ x: Double, _ y: Double, clicks: Int = 0, isDown: Bool = false) throws(BrowserFailure) {
        let isButton = clicks > 0
        try call(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": x, "y": y, "button": isButton || isDown ? "left" : "none",
                "buttons": isDown || type == "mousePressed" ? 1 : 0, "clickCount": clicks, "pointerType": "mouse",
            ])
    }

    /// Turns the wheel over a point.
    package func scroll(x: Double, y: Double, by distance: Double) throws(BrowserFailure) {
        try call(
            "Input.dispatchMouseEvent",
            ["type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": distance, "pointerType": "mouse"])
    }

    // MARK: Touch

    /// Touches a point with a finger, moves it through others, and lifts it.
    ///
    /// - Parameter hold: How long the finger stays before it moves, in seconds.
    package func touch(from start: CGPoint, through points: [CGPoint] = [], hold: Double = 0) throws(BrowserFailure) {
        try touch("touchStart", start)
        if hold > 0, points.isEmpty { wait(hold) }
        for point in points { try touch("touchMove", point) }
        if hold > 0, !points.isEmpty { wait(hold) }
        try touch("touchEnd", nil)
    }

    private func touch(_ type: String, _ point: CGPoint?) throws(BrowserFailure) {
        let points = point.map { [["x": Double($0.x), "y": Double($0.y)]] } ?? []
        try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
        try synchronize()
    }

    // MARK: Keys

    /// Types a character as a key of a keyboard does, or as an input method does if no key has it.
    package func type(_ character: Character) throws(BrowserFailure) {
        guard let ascii = character.asciiValue, (0x20...0x7E).contains(ascii) else { return try insert(String(character)) }
        let text = String(character)
        let code = KeyNames.code(of: character)
        let key: DevTools.JSON = ["key": text, "code": code.name, "windowsVirtualKeyCode": code.number]
        try call("Input.dispatchKeyEvent", key.merging(["type": "keyDown", "text": text, "unmodifiedText": text]) { $1 })
        try call("Input.dispatchKeyEvent", key.merging(["type": "keyUp"]) { $1 })
    }

    /// Inserts a text at once, as pasting or an input method does.
    package func insert(_ text: String) throws(BrowserFailure) { try call("Input.insertText", ["text": text]) }

    /// Presses a key with modifiers: `Enter`, `Meta+S`. The command key of Apple's keyboards is the control key here.
    package func press(_ key: String) throws(BrowserFailure) {
        var parts = key.split(separator: "+", omittingEmptySubsequences: true).map(String.init)
        let name = parts.popLast() ?? key
        var modifiers = 0
        for part in parts {
            switch part {
            case "Alt": modifiers |= 1
            case "Control", "Meta": modifiers |= 2
            case "Shift": modifiers |= 8
            default: throw BrowserFailure("There is no key “\(part)”.")
            }
        }
        let code = name.count == 1 ? KeyNames.code(of: Character(name)) : KeyNames.named[name] ?? (name, 0)
        let isPlain = modifiers & 3 == 0
        let text = name.count == 1 && isPlain ? name : name == "Enter" && isPlain ? "\r" : name == "Space" ? " " : nil
        let isLetter = name.count == 1 && modifiers & 8 == 0
        var down: DevTools.JSON = [
            "type": text == nil ? "rawKeyDown" : "keyDown", "key": name == "Space" ? " " : isLetter ? name.lowercased() : name,
            "code": code.name, "windowsVirtualKeyCode": code.number, "modifiers": modifiers,
        ]
        if let text { down["text"] = text }
        // Without a window no window system gives the editing commands of these keys.
        if name.lowercased() == "a", modifiers == 2 { down["commands"] = ["selectAll"] }
        if name == "End", modifiers == 2 { down["commands"] = ["moveToEndOfDocument"] }
        try call("Input.dispatchKeyEvent", down)
        var up = down
        up["type"] = "keyUp"
        up["text"] = nil
        up["commands"] = nil
        try call("Input.dispatchKeyEvent", up)
    }
}

/// The names and numbers that browsers give to keys.
private enum KeyNames {
    static func code(of character: Character) -> (name: String, number: Int) {
        if character.isLetter { return ("Key" + character.uppercased(), Int(character.uppercased().first?.asciiValue ?? 0)) }
        if character.isNumber { return ("Digit\(character)", Int(character.asciiValue ?? 0)) }
        if character == " " { return ("Space", 32) }
        return ("", 0)
    }

    static let named: [String: (name: String, number: Int)] = [
        "Enter": ("Enter", 13), "Escape": ("Escape", 27), "Tab": ("Tab", 9), "Backspace": ("Backspace", 8), "Delete": ("Delete", 46),
        "Space": ("Space", 32), "ArrowLeft": ("ArrowLeft", 37), "ArrowUp": ("ArrowUp", 38), "ArrowRight": ("ArrowRight", 39),
        "ArrowDown": ("ArrowDown", 40), "Home": ("Home", 36), "End": ("End", 35), "PageUp": ("PageUp", 33), "PageDown": ("PageDown", 34),
    ]
}
