/// A name with wildcards: `*` matches any characters, `?` a single one.
struct ModulePattern: Hashable, Sendable {
    let text: String

    func matches(_ name: String) -> Bool { Self.matches(text[...], name[...]) }

    private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" {
            let rest = pattern.dropFirst()
            return matches(rest, name) || (!name.isEmpty && matches(pattern, name.dropFirst()))
        }
        guard let character = name.first, first == "?" || first == character else { return false }
        return matches(pattern.dropFirst(), name.dropFirst())
    }
}
