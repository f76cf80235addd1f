/// Marks a dynamic property in the body of a `#Preview`, so that the preview has state without a separate view.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = true
///     Toggle("Lights", isOn: $isOn)
/// }
/// ```
///
/// Allowed only at the top level of the body; anywhere else it is an error.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MartletMacros", type: "Previewable")
