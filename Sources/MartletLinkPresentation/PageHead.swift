import Foundation

/// What the head of a page says about it.
struct PageHead: Hashable {
    var title: String?
    var image: URL?
    var icon: URL?

    /// Reads the tags of HTML, up to its body. What is no HTML has no tags.
    init(_ html: String, at url: URL) {
        let named = read(html, at: url)
        if title?.isEmpty ?? true { title = named }
    }

    /// Returns the text of `<title>`.
    private mutating func read(_ html: String, at url: URL) -> String? {
        var named: String?
        var base = url
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...].dropFirst()
            if rest.hasPrefix("!--") {
                guard let end = rest.range(of: "-->") else { break }
                rest = rest[end.upperBound...]
                continue
            }
            guard let tag = Tag(&rest) else { continue }
            switch tag.name {
            case "title" where named == nil: named = Self.text(rest.prefix { $0 != "<" })
            case "script", "style":
                guard let end = rest.range(of: "</\(tag.name)", options: .caseInsensitive) else { return named }
                rest = rest[end.upperBound...]
            case "base": if let address = tag["href"].flatMap({ URL(string: $0, relativeTo: url)?.absoluteURL }) { base = address }
            case "meta":
                let content = tag["content"].map { Self.text($0[...]) }
                switch tag["property"] ?? tag["name"] {
                case "og:title"?, "twitter:title"?: title = title ?? content
                case "og:image"?, "og:image:url"?, "og:image:secure_url"?, "twitter:image"?:
                    image = image ?? content.flatMap { Self.address($0, base) }
                default: break
                }
            case "link":
                let relations = tag["rel"]?.lowercased().split(separator: " ") ?? []
                // The icon for a home screen is the larger one.
                if relations.contains("apple-touch-icon") || (icon == nil && relations.contains("icon")) {
                    icon = tag["href"].flatMap { Self.address(Self.text($0[...]), base) } ?? icon
                }
            case "body": return named
            default: break
            }
        }
        return named
    }

    private static func address(_ text: String, _ base: URL) -> URL? {
        guard let url = URL(string: text, relativeTo: base)?.absoluteURL, ["http", "https"].contains(url.scheme) else { return nil }
        return url
    }

    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—"]

    /// Replaces entities, and makes one space of each row of white space.
    static func text(_ html: Substring) -> String {
        var result = ""
        var rest = html
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let after = rest[start...].dropFirst()
            guard let end = after.prefix(12).firstIndex(of: ";"), let character = entity(after[..<end]) else {
                result += "&"
                rest = after
                continue
            }
            result += character
            rest = after[end...].dropFirst()
        }
        return (result + rest).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func entity(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return entities[String(name)] }
        let digits = name.dropFirst()
        let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}

/// The beginning of an element: `<meta name="title" content="Soup">`.
private struct Tag {
    let name: String
    private var attributes: [String: String] = [:]

    /// The value of an attribute, as it is written.
    subscript(name: String) -> String? { attributes[name] }

    /// Reads what follows `<`, up to `>`; `nil` if it is no tag that begins.
    init?(_ rest: inout Substring) {
        let name = rest.prefix { $0.isLetter || $0.isNumber }
        guard !name.isEmpty else { return nil }
        self.name = name.lowercased()
        rest = rest.dropFirst(name.count)
        while let next = rest.first, next != ">" {
            guard !next.isWhitespace, next != "/" else {
                rest = rest.dropFirst()
                continue
            }
            let key = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
            rest = rest.dropFirst(max(key.count, 1)).drop(while: \.isWhitespace)
            guard rest.first == "=" else { continue }
            rest = rest.dropFirst().drop(while: \.isWhitespace)
            let value: Substring
            if let quote = rest.first, quote == "\"" || quote == "'" {
                value = rest.dropFirst().prefix { $0 != quote }
                rest = rest.dropFirst(value.count + 2)
            } else {
                value = rest.prefix { !$0.isWhitespace && $0 != ">" }
                rest = rest.dropFirst(value.count)
            }
            if attributes[key.lowercased()] == nil { attributes[key.lowercased()] = String(value) }
        }
        rest = rest.dropFirst()
    }
}
