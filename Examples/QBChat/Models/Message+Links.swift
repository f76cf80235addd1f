import Foundation

extension Message {
    /// The web addresses in the text.
    public var links: [URL] {
        text.split(whereSeparator: \.isWhitespace).compactMap { word in
            guard word.hasPrefix("https://") || word.hasPrefix("http://") else { return nil }
            let address = String(word).trimmingCharacters(in: CharacterSet(charactersIn: ".,;:!?)»”"))
            return URL(string: address).flatMap { $0.host() == nil ? nil : $0 }
        }
    }
}
