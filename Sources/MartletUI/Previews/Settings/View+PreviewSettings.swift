import MartletCore

/// Settings for tools that show previews; a running app ignores them.
extension View {
    /// Gives the preview a fixed size, or the size of its view.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { previewSetting(.layout(value)) }

    /// Gives the preview the size of a device, by its name: `"iPhone SE (3rd generation)"`. An unknown iPhone has the size of a common one.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { previewSetting(.device(value)) }

    /// Names the preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { previewSetting(.displayName(value)) }

    /// Turns the device of the preview.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { previewSetting(.orientation(value)) }

    private nonisolated func previewSetting(_ setting: PreviewSetting) -> some View { modifier(PreviewSettingModifier(setting: setting)) }
}
