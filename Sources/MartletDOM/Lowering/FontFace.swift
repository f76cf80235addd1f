/// A font file that pages load, under a name that views use.
public struct FontFace: Hashable, Sendable {
    let name: String
    let weights: ClosedRange<Int>
    let isItalic: Bool
    let address: String

    /// - Parameters:
    ///   - name: The name of a family of fonts, or of one font.
    ///   - weights: The weights that the file has, as in CSS.
    ///   - address: The file's URL.
    public init(name: String, weights: ClosedRange<Int>, isItalic: Bool, address: String) {
        self.name = name
        self.weights = weights
        self.isItalic = isItalic
        self.address = address
    }

    /// The rule of a style sheet that declares the font.
    public var css: String {
        let weight = weights.lowerBound == weights.upperBound ? "\(weights.lowerBound)" : "\(weights.lowerBound) \(weights.upperBound)"
        return "@font-face{font-family:\"\(name.cssQuotable)\";src:\(address.cssURL);font-weight:\(weight);"
            + "font-style:\(isItalic ? "italic" : "normal")}"
    }
}
