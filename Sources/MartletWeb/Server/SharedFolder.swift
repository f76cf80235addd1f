import Foundation

/// The folder, or the database, for what all users of the app share. Apps find it in a variable, so that this module need not know how they keep it.
enum SharedFolder {
    static let variable = "MARTLET_SHARED"

    static func inData(_ folder: String) -> String { URL(fileURLWithPath: folder).standardizedFileURL.path + "/shared" }

    /// Tells the app in this process, and in those that it starts, unless the variable is set.
    static func provide(_ place: String) { setenv(variable, place, 0) }
}
