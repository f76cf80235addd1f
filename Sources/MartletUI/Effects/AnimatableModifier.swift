import MartletCore

/// The former name of a modifier that is ``Animatable``.
public protocol AnimatableModifier: Animatable, ViewModifier {}
