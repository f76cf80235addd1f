/// Short CSS notations of numbers and lengths.
extension Double {
    /// The number with at most three decimals; 0 if it is not finite.
    public var css: String {
        guard isFinite else { return "0" }
        let rounded = (self * 1000).rounded() / 1000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(rounded)
    }

    /// The number as a length: a point is a CSS pixel.
    public var px: String { self == 0 ? "0" : css + "px" }
}

extension String {
    /// The text reduced to letters, digits, dashes and underscores; other characters could end a declaration.
    public var cssName: String {
        // Most names need no change, and the properties of Unicode scalars are slow.
        let isName = utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        if isName { return self }
        return String(unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_" })
    }

    /// The text for a CSS string in either kind of quotes. Scalars that would end the string are removed, as browsers read scalars.
    package var cssQuotable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter { !"\"'\\;{}<>".unicodeScalars.contains($0) && $0.value >= 0x20 && $0.value != 0x7F }))
    }

    /// The text as a CSS `url()`. Characters that would end the string are percent-encoded, so the URL does not change.
    var cssURL: String {
        var address = ""
        for scalar in unicodeScalars {
            if scalar.value < 0x20 || scalar.value == 0x7F { continue }
            switch scalar {
            case "\"": address += "%22"
            case "\\": address += "%5C"
            default: address.unicodeScalars.append(scalar)
            }
        }
        return "url(\"" + address + "\")"
    }
}
