import Foundation

/// Reads the size from the attributes of the root element.
enum SVGHeader {
    /// Returns `nil` if the text is not SVG.
    static func size(_ data: Data) throws(ImageFileError) -> ImageAsset.Size? {
        guard let attributes = rootAttributes(data) else { return nil }
        let width = attributes["width"].flatMap(points)
        let height = attributes["height"].flatMap(points)
        let box = attributes["viewBox"].flatMap(boxSize)
        switch (width, height, box) {
        case (let width?, let height?, _): return ImageAsset.Size(width: width, height: height)
        case (let width?, nil, let box?): return ImageAsset.Size(width: width, height: width * box.height / box.width)
        case (nil, let height?, let box?): return ImageAsset.Size(width: height * box.width / box.height, height: height)
        case (nil, nil, let box?): return box
        default: throw ImageFileError("the SVG has no size: give its root element a viewBox, or a width and a height")
        }
    }

    /// Converts a CSS length to points, which equal CSS pixels. Returns `nil` for a relative length, such as `100%`.
    private static func points(_ length: String) -> Double? {
        let text = length.trimmingCharacters(in: .whitespaces)
        let number = text.prefix { "+-.0123456789".contains($0) }
        guard let value = Double(number), value > 0, value.isFinite else { return nil }
        switch text.dropFirst(number.count).trimmingCharacters(in: .whitespaces) {
        case "", "px": return value
        case "pt": return value * 4 / 3
        case "pc": return value * 16
        case "in": return value * 96
        case "cm": return value * 96 / 2.54
        case "mm": return value * 96 / 25.4
        default: return nil
        }
    }

    private static func boxSize(_ box: String) -> ImageAsset.Size? {
        let numbers = box.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0, numbers[2].isFinite, numbers[3].isFinite else { return nil }
        return ImageAsset.Size(width: numbers[2], height: numbers[3])
    }

    /// Returns the attributes of the root element, after any declaration, comments and document type; `nil` if it is not `svg`.
    private static func rootAttributes(_ data: Data) -> [String: String]? {
        // The root element is near the start, and the rest of the file can be megabytes long.
        var text = String(decoding: data.prefix(65_536), as: UTF8.self)[...]
        if text.first == "\u{FEFF}" { text.removeFirst() }
        while true {
            text = text.drop(while: \.isWhitespace)
            if text.hasPrefix("<!--") {
                guard let end = text.range(of: "-->") else { return nil }
                text = text[end.upperBound...]
            } else if text.hasPrefix("<?") || text.hasPrefix("<!") {
                guard let end = endOfDeclaration(text) else { return nil }
                text = text[end...]
            } else {
                break
            }
        }
        guard text.hasPrefix("<") else { return nil }
        text = text.dropFirst()
        let name = text.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        guard name == "svg" || name.hasSuffix(":svg") else { return nil }
        return attributes(text.dropFirst(name.count))
    }

    /// Returns the index after the `>` that ends a declaration. A document type may contain others in brackets.
    private static func endOfDeclaration(_ text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case ">" where depth <= 0: return text.index(after: index)
            default: break
            }
        }
        return nil
    }

    private static func attributes(_ tag: Substring) -> [String: String] {
        var attributes: [String: String] = [:]
        var text = tag
        while true {
            text = text.drop(while: \.isWhitespace)
            let name = text.prefix { !$0.isWhitespace && !"=>/".contains($0) }
            guard !name.isEmpty else { return attributes }
            text = text.dropFirst(name.count).drop(while: \.isWhitespace)
            guard text.first == "=" else { continue }
            text = text.dropFirst().drop(while: \.isWhitespace)
            guard let quote = text.first, quote == "\"" || quote == "'" else { return attributes }
            let value = text.dropFirst().prefix { $0 != quote }
            attributes[String(name)] = String(value)
            text = text.dropFirst(value.count + 2)
        }
    }
}
