/// How content keeps its proportions in the room it is given.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// All of it is seen, as large as fits.
    case fit
    /// All the room is filled; what goes beyond it is outside.
    case fill
}
