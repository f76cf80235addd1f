import MartletCore

/// The name of one of the host's styles; `nil` is the style that fits the control's context.
struct StyleName: Hashable, Sendable {
    let name: String?
}
