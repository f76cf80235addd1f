#if os(Linux)
import Foundation
import MartletAssets

/// What an app for Apple's platforms finds in its main bundle, a package's program has in folders beside it, `Package_Target.resources`: the
/// main bundle looks there too. As with Foundation's own, which take an optional name, what is not there is `nil`.
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
        return self === Bundle.main ? Self.besideProgram.lazy.compactMap(find).first : nil
    }

    private static let besideProgram = AssetLibrary.searchPaths(for: .main).filter { $0.pathExtension == "resources" }
        .compactMap(Bundle.init(url:))
}
#endif
