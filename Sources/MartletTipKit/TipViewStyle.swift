import MartletCore
import MartletUI

/// How tips look.
@MainActor @preconcurrency
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration

    @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style shows.
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public let title: Text?
    public let message: Text?
    public let image: Image?
    /// The actions. Their handlers call the app's.
    public let actions: [Tips.Action]
}

/// The style of tips that have none: a card with a cross.
public struct MiniTipViewStyle: TipViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { TipCard(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension EnvironmentValues {
    @Entry var tipViewStyle: (any TipViewStyle)?
    @Entry var tipBackground: AnyShapeStyle?
    @Entry var tipCornerRadius: Double?
    @Entry var isTipInPopover = false
}

extension View {
    /// Sets the style of the tips in this view.
    public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View { environment(\.tipViewStyle, style) }
    /// Sets the background of the tips in this view.
    public nonisolated func tipBackground<S: ShapeStyle>(_ style: S) -> some View { environment(\.tipBackground, AnyShapeStyle(style)) }
    /// Sets how round the corners of the tips in this view are.
    public nonisolated func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
        environment(\.tipCornerRadius, radius)
    }
}

/// A tip in the style of its surroundings.
struct StyledTip: View {
    let tip: any Tip
    let action: (Tips.Action) -> Void
    @Environment(\.tipViewStyle) private var style

    var body: some View {
        let style: any TipViewStyle = style ?? MiniTipViewStyle()
        return Self.styled(configuration, in: style)
    }

    private static func styled(_ configuration: TipViewStyleConfiguration, in style: some TipViewStyle) -> AnyView {
        AnyView(style.makeBody(configuration: configuration))
    }

    private var configuration: TipViewStyleConfiguration {
        nonisolated(unsafe) let action = action  // Called on the main actor, by a button.
        let actions = tip.actions.enumerated().map { index, item in
            let item = item.at(index)
            return Tips.Action(id: item.id, disabled: item.isDisabled) {
                item.handler()
                action(item)
            } _: {
                item.label()
            }
        }
        return TipViewStyleConfiguration(tip: tip, title: tip.title, message: tip.message, image: tip.image, actions: actions)
    }
}

/// An image, texts, a cross, and the actions below.
private struct TipCard: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCornerRadius) private var radius
    @Environment(\.isTipInPopover) private var isInPopover

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image { image.font(.title).foregroundStyle(.tint).accessibilityHidden(true) }
            VStack(alignment: .leading, spacing: 4) {
                configuration.title?.font(.headline)
                configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                ForEach(configuration.actions) { action in
                    Divider()
                    Button(action: action.handler) { action.label() }.disabled(action.isDisabled)
                }
            }
            .frame(maxWidth: isInPopover ? 320 : .infinity, alignment: .leading)
            Button {
                configuration.tip.invalidate(reason: .tipClosed)
            } label: {
                Image(systemName: "xmark").foregroundStyle(.secondary)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Close")
        }
        .padding(16)
        .background(background ?? AnyShapeStyle(Color.gray.opacity(isInPopover ? 0 : 0.15)))
        .clipShape(RoundedRectangle(cornerRadius: radius ?? (isInPopover ? 0 : 12)))
    }
}
