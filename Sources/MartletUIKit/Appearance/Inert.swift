import MartletCore

/// Reports that an API of UIKit has no effect.
@MainActor
func inert(_ name: String) { CurrentSession.context?.reportInert(name) }
