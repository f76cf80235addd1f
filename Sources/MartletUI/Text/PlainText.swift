import MartletCore

extension Text {
    /// Returns the characters without styles, in the environment's locale.
    @MainActor
    func plain(in environment: EnvironmentValues) -> String { runs(in: environment).map(\.string).joined() }
}
