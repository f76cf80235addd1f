import MartletCore

extension Text {
    /// The letters alone, in the language of the surroundings.
    @MainActor
    func plain(in environment: EnvironmentValues) -> String { runs(in: environment).map(\.string).joined() }
}
