/// The compiler that builds apps.
public enum SwiftCompiler {
    /// Returns its version.
    ///
    /// - Throws: A ``ProjectError`` if there is none.
    public static func version() throws -> String {
        let result = try Command(["swift", "--version"]).output()
        guard result.status == 0, let line = String(decoding: result.output, as: UTF8.self).split(separator: "\n").first else {
            throw ProjectError("`swift` was not found. Install Swift 6.3 from swift.org, and add its folder to PATH.")
        }
        return String(line)
    }
}
