import Foundation

/// What a file of a target is to the app.
enum FileRole: Hashable {
    case swift
    /// Copied into the bundle.
    case resource
    /// A model of Core Data: classes are made of it, and it is copied into the bundle.
    case dataModel
    /// Only Apple's tools can compile it; the text says what it is.
    case appleOnly(String)
    /// Of no use in the app: a setting, a header, a document.
    case ignored

    /// - Parameter isListed: Whether a project lists the file among its resources. Then all that is not code is copied.
    init(of file: URL, isListed: Bool = false) {
        switch file.pathExtension.lowercased() {
        case "swift": self = .swift
        case "m", "mm": self = .appleOnly("Objective-C")
        case "storyboard", "xib":
            self = file.lastPathComponent.hasPrefix("LaunchScreen") ? .ignored : .appleOnly("a user interface of UIKit")
        case "xcdatamodeld", "xcdatamodel": self = .dataModel
        case "metal": self = .appleOnly("Metal")
        case "mlmodel", "mlpackage": self = .appleOnly("a model of Core ML")
        case "intentdefinition": self = .appleOnly("SiriKit")
        case "c", "cc", "cpp": self = .appleOnly("C")
        case "framework", "xcframework", "a", "dylib": self = .appleOnly("a compiled library for Apple's platforms")
        case "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "docc", "xctestplan", "storekit", "playground", "icon":
            self = .ignored
        case "md", "txt", "markdown", "rtf", "yml", "yaml", "sh": self = isListed ? .resource : .ignored
        default: self = file.lastPathComponent.hasPrefix(".") ? .ignored : .resource
        }
    }
}
