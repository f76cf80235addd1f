/// Marks a dynamic property in the body of a `#Preview`, so that the preview has state without a view of its own.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = true
///     Toggle("Lights", isOn: $isOn)
/// }
/// ```
///
/// It belongs at the top level of the body; anywhere else it is an error.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MartletMacros", type: "Previewable")
