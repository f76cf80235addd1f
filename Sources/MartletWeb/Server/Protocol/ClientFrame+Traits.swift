import MartletElements

extension JSONReader {
    /// Reads the traits of a page. Missing traits keep their defaults. Unknown ones are skipped, because a newer client may send more.
    mutating func traits() throws(MalformedFrame) -> ClientTraits {
        var traits = ClientTraits()
        try expect("{")
        guard !take("}") else { return traits }
        repeat {
            let name = try string()
            try expect(":")
            switch name {
            case "width": traits.width = try number(name, 0...100_000)
            case "height": traits.height = try number(name, 0...100_000)
            case "scale": traits.scale = try number(name, 0.25...16)
            case "keyboard": traits.keyboardHeight = try number(name, 0...100_000)
            case "dark": traits.colorScheme = try flag(name) ? .dark : .light
            case "reduceMotion": traits.reduceMotion = try flag(name)
            case "locale": traits.locale = try identifier(name)
            case "timeZone": traits.timeZone = try identifier(name)
            default: _ = take("null") ? nil : try value()
            }
        } while take(",")
        try expect("}")
        return traits
    }

    /// Reads a nonnegative number and clamps it to a range that is plausible for a screen.
    private mutating func number(_ name: String, _ range: ClosedRange<Double>) throws(MalformedFrame) -> Double {
        guard let number = try number().doubleValue, number >= 0 else { throw MalformedFrame("'\(name)' must be a nonnegative number") }
        return min(max(number, range.lowerBound), range.upperBound)
    }

    private mutating func flag(_ name: String) throws(MalformedFrame) -> Bool {
        guard case .bool(let flag) = try value() else { throw MalformedFrame("'\(name)' must be true or false") }
        return flag
    }

    /// Reads a language tag or the name of a time zone. Both are short and consist of ASCII letters, digits and a few other characters.
    private mutating func identifier(_ name: String) throws(MalformedFrame) -> String {
        let text = try string()
        let known = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "="): true
            default: false
            }
        }
        guard known, text.utf8.count <= 64 else { throw MalformedFrame("'\(name)' must be a language tag or the name of a time zone") }
        return text
    }
}
