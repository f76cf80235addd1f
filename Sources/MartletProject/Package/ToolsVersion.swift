/// The first line of a manifest, which says for which version of the package manager it is written.
enum ToolsVersion {
    /// The first version that has all that Martlet adds to a manifest.
    private static let least = (5, 5)

    /// Returns a manifest for a version that is new enough; one that is stays as it is.
    static func raised(_ manifest: String) -> String {
        guard let match = manifest.prefixMatch(of: /\s*\/\/\s*swift-tools-version\s*:\s*(\d+)(?:\.(\d+))?[^\n]*/), let major = Int(match.1),
            (major, match.2.flatMap { Int($0) } ?? 0) < least
        else { return manifest }
        return "// swift-tools-version:\(least.0).\(least.1)" + manifest[match.range.upperBound...]
    }
}
