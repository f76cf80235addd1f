import MartletCore

/// The name of a style of the host's own; `nil` is what suits the place of the control.
struct StyleName: Hashable, Sendable {
    let name: String?
}
