import Foundation
import MartletDataModel

/// The models of Core Data among an app's files.
enum DataModels {
    static let endings: Set<String> = ["xcdatamodeld", "xcdatamodel"]

    static func isModel(_ file: URL) -> Bool { endings.contains(file.pathExtension.lowercased()) }

    /// The path of a model in the app's bundle, where `NSPersistentContainer(name:)` and `Bundle.main` look for it.
    static func bundlePath(of model: URL) -> String {
        model.deletingPathExtension().lastPathComponent + (model.pathExtension.lowercased() == "xcdatamodeld" ? ".momd" : ".mom")
    }

    /// The sources that Xcode makes of models: classes for their entities.
    ///
    /// - Parameter settings: Those of the module that has the models.
    static func sources(of models: [URL], settings: CompilerSettings) -> [(name: String, text: String)] {
        models.compactMap { DataModel(at: $0) }.flatMap { model in
            GeneratedClasses(of: model, hasNonisolatedClasses: settings.isolatesToMainActor).files
        }
    }
}
