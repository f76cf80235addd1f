/// Warns once about each missing asset.
@MainActor
final class MissingAssets {
    private var reported: Set<String> = []
    private let warn: (String) -> Void

    init(warn: @escaping (String) -> Void) { self.warn = warn }

    func report(_ kind: String, _ name: String) {
        guard reported.insert(kind + name).inserted else { return }
        warn(
            "There is no \(kind) named “\(name)” among the app's assets. Is it in a catalogue or folder that the target names in its resources?"
        )
    }
}

extension EnvironmentValues {
    private struct MissingAssetsKey: EnvironmentKey {
        static var defaultValue: MissingAssets? { nil }
    }

    /// Reports missing assets.
    var missingAssets: MissingAssets? {
        get { self[MissingAssetsKey.self] }
        set { self[MissingAssetsKey.self] = newValue }
    }

    /// Warns the app's developer about a missing asset, and returns the fallback.
    @MainActor
    package func missing<T>(_ kind: String, _ name: String, fallback: T) -> T {
        missingAssets?.report(kind, name)
        return fallback
    }
}
