#if os(Linux)
import Foundation
import MartletAssets

/// Makes the main bundle find resources that SwiftPM puts into folders beside the program, `Package_Target.resources`. Apps for Apple's
/// platforms find them in the main bundle itself. Like Foundation's methods, which take an optional name, these return `nil` if there is no
/// such resource.
extension Bundle {
    public func url(forResource name: String, withExtension ext: String?) -> URL? {
        searched { $0.url(forResource: .some(name), withExtension: ext) }
    }

    public func url(forResource name: String, withExtension ext: String?, subdirectory: String?) -> URL? {
        searched { $0.url(forResource: .some(name), withExtension: ext, subdirectory: subdirectory) }
    }

    public func path(forResource name: String, ofType ext: String?) -> String? {
        searched { $0.path(forResource: .some(name), ofType: ext) }
    }

    public func path(forResource name: String, ofType ext: String?, inDirectory subdirectory: String?) -> String? {
        searched { $0.path(forResource: .some(name), ofType: ext, inDirectory: subdirectory) }
    }

    private func searched<Found>(_ find: (Bundle) -> Found?) -> Found? {
        if let found = find(self) { return found }
        return self === Bundle.main ? Self.resourceBundles.lazy.compactMap(find).first : nil
    }

    private static let resourceBundles = AssetLibrary.searchPaths(for: .main).filter { $0.pathExtension == "resources" }
        .compactMap(Bundle.init(url:))
}
#endif
