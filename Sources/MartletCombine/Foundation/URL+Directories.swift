#if os(Linux)
import Foundation

/// The user's folders, as Apple's Foundation names them: those that `FileManager` has on Linux. They are the server's, and all sessions share them.
extension URL {
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var desktopDirectory: URL { folder(.desktopDirectory) }

    /// A user without a home has the folder of what is temporary.
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .temporaryDirectory
    }
}
#endif
