import Foundation

/// The folder of this machine in which Martlet keeps copies of apps, and itself as it is built.
public struct AppCache: Hashable, Sendable {
    public let folder: URL

    /// - Parameter folder: The folder; by default `martlet` in the user's folder for caches.
    public init(_ folder: URL? = nil, environment: [String: String] = ProcessInfo.processInfo.environment) {
        if let folder {
            self.folder = folder.standardizedFileURL
        } else if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
            self.folder = URL(fileURLWithPath: caches).appending(path: "martlet")
        } else {
            self.folder = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache/martlet")
        }
    }

    /// The folder of an app. Two apps of one name have different ones.
    public func app(_ name: String, at place: URL) -> URL {
        folder.appending(path: "apps/\(BuildSettings.moduleName(name))-\(Self.hash(place.standardizedFileURL.path + "\0" + name))")
    }

    /// The folder in which all apps are built. So one build of Martlet, and of the packages it uses, serves them all.
    public func build(martlet: URL, compiler: String) -> URL {
        folder.appending(path: "build/\(Self.hash(martlet.standardizedFileURL.path + "\0" + compiler))")
    }

    /// Returns the FNV-1a hash of a text as eight digits.
    static func hash(_ text: String) -> String {
        let hash = text.utf8.reduce(UInt32(0x811c_9dc5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
