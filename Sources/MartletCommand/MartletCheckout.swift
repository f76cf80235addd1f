import Foundation
import MartletProject

/// The folder of Martlet's own package, which apps are built with.
enum MartletCheckout {
    /// - Throws: An error that says how to name the folder, if it is no longer where this command was built.
    static func folder(_ named: String?) throws -> URL {
        if let named { return URL(fileURLWithPath: named).standardizedFileURL }
        // This file is Sources/MartletCommand/MartletCheckout.swift.
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
            throw ProjectError("Martlet is no longer in \(folder.path). Name its folder: --martlet FOLDER")
        }
        return folder
    }
}
