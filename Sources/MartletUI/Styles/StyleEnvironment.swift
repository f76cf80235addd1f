import MartletCore
import MartletElements

private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct ForegroundLevelsKey: EnvironmentKey { static var defaultValue: [Paint] { [] } }
private struct ForegroundGradientKey: EnvironmentKey { static var defaultValue: Paint? { nil } }
private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The tint of controls; `nil` for the platform's default.
    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The foreground paints that the app has set, primary first.
    var foregroundLevels: [Paint] {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }

    /// The foreground that the app has set, if it has more than one colour: each text and symbol is painted with it, within its own frame.
    var foregroundGradient: Paint? {
        get { self[ForegroundGradientKey.self] }
        set { self[ForegroundGradientKey.self] = newValue }
    }

    /// The style that `.background` uses; `nil` for the platform's default.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}
