/// Numbers and lengths as CSS writes them, short.
extension Double {
    /// With at most three places after the point; what is no number, or endless, is 0.
    public var css: String {
        guard isFinite else { return "0" }
        let rounded = (self * 1000).rounded() / 1000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(rounded)
    }

    /// Points are CSS's pixels.
    public var px: String { self == 0 ? "0" : css + "px" }
}

extension String {
    /// Only what can stand in a name: letters, digits, dashes and underscores. Anything else could end a declaration.
    public var cssName: String {
        String(unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_" })
    }

    /// The inside of a CSS string, quoted either way. What would end the string is left out, scalar by scalar as browsers read it.
    var cssQuotable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter { !"\"'\\;{}<>".unicodeScalars.contains($0) && $0.value >= 0x20 && $0.value != 0x7F }))
    }

    /// An address as CSS names a picture. What would end the string stands there encoded, so the address stays what it is.
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
