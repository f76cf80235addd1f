#if os(Linux)
import Foundation

/// The user's folders with the names of Apple's Foundation, as `FileManager` finds them on Linux. They belong to the server, and all
/// sessions share them.
extension URL {
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var desktopDirectory: URL { folder(.desktopDirectory) }

    /// Falls back to the temporary folder for a user without a home folder.
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .temporaryDirectory
    }
}
#endif
