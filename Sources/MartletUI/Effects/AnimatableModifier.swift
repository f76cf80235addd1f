import MartletCore

/// The older name of a modifier that is ``Animatable``.
public protocol AnimatableModifier: Animatable, ViewModifier {}
