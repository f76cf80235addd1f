/// A framework of Apple's that Martlet does not have, and what serves instead.
struct AppleFramework {
    let name: String
    /// Names of its types begin so, with a capital letter next.
    var prefix: String?
    /// Types without that prefix; attributes with `@`, members with a point before them.
    var types: Set<String> = []
    let advice: String
    /// The module that files import in its place.
    var replacement = "Foundation"

    static func named(_ name: String) -> AppleFramework? { byName[name] }

    /// Whether a word in a source file is the name of one of the framework's types.
    func declares(_ word: String) -> Bool {
        if types.contains(word) || (word.hasPrefix("@") && types.contains(String(word.dropFirst()))) { return true }
        guard let prefix, word.hasPrefix(prefix), let next = word.dropFirst(prefix.count).first else { return false }
        return next.isUppercase && word.contains(where: \.isLowercase)
    }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
