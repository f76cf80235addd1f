import Foundation

/// An element of an XML file: its name, its attributes and the elements in it. Text between tags is left out.
struct XMLTag {
    var name: String
    var attributes: [String: String] = [:]
    var children: [XMLTag] = []

    func all(_ name: String) -> [XMLTag] { children.filter { $0.name == name } }
}

/// Reads the XML that Xcode writes for data models. It needs no library, so tools that are built in seconds can use it.
struct XMLTags {
    private let bytes: [UInt8]
    private var place = 0

    /// Returns the outermost element; `nil` if there is none.
    static func root(of data: Data) -> XMLTag? {
        var reader = XMLTags(bytes: Array(data))
        return reader.readTag()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Reads up to the end of the next element; `nil` at a closing tag or at the end of the file.
    private mutating func readTag() -> XMLTag? {
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = start + 1
            if isHere("/") {
                skip(past: ">")
                return nil
            }
            if isHere("!--") {
                skip(past: "-->")
            } else if isHere("?") || isHere("!") {
                skip(past: ">")
            } else {
                return readOpenTag()
            }
        }
        place = bytes.count
        return nil
    }

    private mutating func readOpenTag() -> XMLTag {
        var tag = XMLTag(name: readName())
        while place < bytes.count {
            if isHere("/>") {
                place += 2
                return tag
            }
            if isHere(">") {
                place += 1
                while let child = readTag() { tag.children.append(child) }
                return tag
            }
            if isNameByte(bytes[place]) {
                let name = readName()
                tag.attributes[name] = readValue()
            } else {
                place += 1
            }
        }
        return tag
    }

    private mutating func readName() -> String {
        let start = place
        while place < bytes.count, isNameByte(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func readValue() -> String {
        while place < bytes.count, ![UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ">")].contains(bytes[place]) { place += 1 }
        guard place < bytes.count, bytes[place] != UInt8(ascii: ">") else { return "" }
        let quote = bytes[place]
        place += 1
        let end = bytes[place...].firstIndex(of: quote) ?? bytes.count
        defer { place = min(end + 1, bytes.count) }
        return Self.unescaped(String(decoding: bytes[place..<end], as: UTF8.self))
    }

    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&#10;": "\n"]
        return names.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }.replacingOccurrences(of: "&amp;", with: "&")
    }

    private mutating func skip(past text: String) {
        while place < bytes.count, !isHere(text) { place += 1 }
        place = min(place + text.utf8.count, bytes.count)
    }

    private func isHere(_ text: String) -> Bool { bytes[min(place, bytes.count)...].starts(with: text.utf8) }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "."), 128...:
            true
        default: false
        }
    }
}
