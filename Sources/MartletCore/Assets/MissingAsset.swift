/// Says once that something an app names is not there.
@MainActor
final class MissingAssets {
    private var told: Set<String> = []
    private let warn: (String) -> Void

    init(warn: @escaping (String) -> Void) { self.warn = warn }

    func tell(_ kind: String, _ name: String) {
        guard told.insert(kind + name).inserted else { return }
        warn(
            "There is no \(kind) named “\(name)” among the app's assets. Is it in a catalogue or folder that the target names in its resources?"
        )
    }
}

extension EnvironmentValues {
    private struct MissingAssetsKey: EnvironmentKey {
        static var defaultValue: MissingAssets? { nil }
    }

    /// Who hears of assets that are not there.
    var missingAssets: MissingAssets? {
        get { self[MissingAssetsKey.self] }
        set { self[MissingAssetsKey.self] = newValue }
    }

    /// Tells the app's developer that an asset is missing, and gives what stands in for it.
    @MainActor
    package func missing<T>(_ kind: String, _ name: String, fallback: T) -> T {
        missingAssets?.tell(kind, name)
        return fallback
    }
}
