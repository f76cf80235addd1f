/// The parts of a page that a virtual browser needs: its session, its cookie, and the ids of its elements.
struct Page: Sendable {
    let session: String
    /// The cookie that identifies the browser.
    let cookie: String
    let html: String

    /// - Parameter answer: The complete HTTP response, including its headers.
    init(answer: String) throws {
        let parts = answer.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, answer.hasPrefix("HTTP/1.1 200"),
            let cookie = parts[0].split(separator: "\r\n").first(where: { $0.lowercased().hasPrefix("set-cookie:") }),
            let session = Self.attribute("data-session", in: parts[1])
        else { throw LoadError("The server did not return a page: \(answer.prefix(300))") }
        self.session = session
        self.cookie = String(cookie.drop { $0 != ":" }.dropFirst().drop { $0 == " " }.prefix { $0 != ";" })
        html = String(parts[1])
    }

    /// Returns the id of the first element with a tag and, after it, a text.
    func element(_ tag: String, saying text: String) throws -> Int {
        guard let place = html.firstRange(of: text), let start = html[..<place.lowerBound].lastRange(of: "<\(tag) ") else {
            throw LoadError("The page has no \(tag) with the text '\(text)'.")
        }
        guard let id = Self.attribute("id", in: html[start.lowerBound...]), let number = Int(id.dropFirst()) else {
            throw LoadError("The \(tag) with the text '\(text)' has no id.")
        }
        return number
    }

    private static func attribute(_ name: String, in html: Substring) -> String? {
        guard let place = html.firstRange(of: " \(name)=") else { return nil }
        return String(html[place.upperBound...].drop { $0 == "'" || $0 == "\"" }.prefix { !"'\" >".contains($0) })
    }
}

extension Substring {
    fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
