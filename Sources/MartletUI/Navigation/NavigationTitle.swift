import MartletCore
import MartletElements

extension View {
    /// The title of the screen that shows this view.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { modifier(TitleSetting(title: Text(titleKey))) }

    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { modifier(TitleSetting(title: Text(title))) }

    public nonisolated func navigationTitle(_ title: Text) -> some View { modifier(TitleSetting(title: title)) }

    /// Sets the title of the screen that contains this view. Unlike Apple's, the user cannot edit it.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { modifier(BoundTitle(title: title)) }

    /// The older form of `navigationTitle(_:)`.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the subtitle below the title.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        modifier(SubtitleSetting(subtitle: Text(subtitleKey)))
    }

    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        modifier(SubtitleSetting(subtitle: Text(subtitle)))
    }

    /// Sets whether the title is large above the content, or small in the bar.
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        modifier(ScreenSetting { $0.titleMode = displayMode.name })
    }

    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        modifier(ScreenSetting { $0.titleMode = mode.name })
    }

    /// Sets whether the navigation bar of the screen is hidden.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        modifier(ScreenSetting { if hidden { $0.hiddenBars.insert("navigation") } })
    }

    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(ScreenSetting { $0.hidesBackButton = hidesBackButton })
    }
}

/// The navigation bar of a screen.
public struct NavigationBarItem: Sendable {
    /// The display mode of its title.
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large

        var name: String? {
            switch self {
            case .automatic: nil
            case .inline: "inline"
            case .large: "large"
            }
        }
    }
}

/// The display mode of the title of a bar.
public struct ToolbarTitleDisplayMode: Sendable {
    let name: String?

    public static let automatic = ToolbarTitleDisplayMode(name: nil)
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inline")
    public static let large = ToolbarTitleDisplayMode(name: "large")
}

/// Says something of the screen's bar for as long as the view lives.
struct ScreenSetting: ContainerSettingModifier {
    nonisolated(unsafe) let change: (inout ScreenModel.Bar) -> Void  // Called on the main actor alone.

    nonisolated init(_ change: @escaping (inout ScreenModel.Bar) -> Void) { self.change = change }

    static func settings(in environment: EnvironmentValues) -> ContainerSettings<ScreenModel.Bar>? { environment.screen?.settings }
}

private struct TitleSetting: ViewModifier {
    let title: Text
    @Environment(\.self) private var environment

    nonisolated init(title: Text) { self.title = title }

    func body(content: Content) -> some View {
        let title = title.plain(in: environment)
        return content.modifier(ScreenSetting { $0.title = title })
    }
}

private struct SubtitleSetting: ViewModifier {
    let subtitle: Text
    @Environment(\.self) private var environment

    nonisolated init(subtitle: Text) { self.subtitle = subtitle }

    func body(content: Content) -> some View {
        let subtitle = subtitle.plain(in: environment)
        return content.modifier(ScreenSetting { $0.subtitle = subtitle })
    }
}

private struct BoundTitle: ViewModifier {
    @Binding var title: String

    nonisolated init(title: Binding<String>) { _title = title }

    func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: title)) }
}
