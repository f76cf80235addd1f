import Foundation

extension URL {
    /// Returns `true`: a file that the user has chosen is a copy of the app's own.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing: see ``startAccessingSecurityScopedResource()``.
    public func stopAccessingSecurityScopedResource() {}
}
