import MartletCore

/// The former name of a modifier that is ``Animatable``.
///
/// - Partly: intermediate values are never set, so a change is one step.
public protocol AnimatableModifier: Animatable, ViewModifier {}
