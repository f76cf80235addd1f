/// Numbers and lengths as CSS writes them, short.
extension Double {
    /// With at most three places after the point; what is no number, or endless, is 0.
    var css: String {
        guard isFinite else { return "0" }
        let rounded = (self * 1000).rounded() / 1000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(rounded)
    }

    /// Points are CSS's pixels.
    var px: String { self == 0 ? "0" : css + "px" }
}

extension String {
    /// Only what can stand in a name: letters, digits, dashes and underscores. Anything else could end a declaration.
    var cssName: String {
        String(unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_" })
    }
}
