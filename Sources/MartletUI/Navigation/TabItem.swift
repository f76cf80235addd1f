import MartletCore
import MartletElements

extension View {
    /// Sets the label of this view in the tab bar of the enclosing tab view.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabItemView(content: self, label: label())
    }
}

/// A tab of a tab view, selected by its value.
///
/// Unlike Apple's, it is a view, so it compiles outside a tab view too.
public struct Tab<Value, Content: View, Label: View>: View {
    private nonisolated(unsafe) let value: AnyHashable?  // Written once; their types need not be Sendable.
    private nonisolated(unsafe) let content: Content
    private nonisolated(unsafe) let label: Label

    public nonisolated init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    where Value: Hashable {
        self.value = AnyHashable(value)
        self.content = content()
        self.label = label()
    }

    public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    where Value == Never {
        value = nil
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        if let value {
            TabItemView(content: content, label: label).tag(value)
        } else {
            TabItemView(content: content, label: label)
        }
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String

    public static let search = TabRole(name: "search")
}

/// A tab: its label in the bar, and its content, which is created when the tab is first selected.
struct TabItemView<Content: View, Label: View>: View {
    nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.
    nonisolated(unsafe) let label: Label
    @UnobservedStateObject private var model = TabModel()
    @Environment(\.appearance) private var outerAppearance
    @Environment(\.location) private var outerLocation

    nonisolated init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }

    var body: some View {
        let appearance = model.appearance(in: outerAppearance)
        let location = model.location(in: outerLocation)
        TabElement {
            label.modifier(SlotModifier("label"))
            if model.createsContent {
                content.environment(\.appearance, appearance).environment(\.location, location)
            }
        }
        .modifier(TabTraitModifier(model: model, tag: (content as? any TagBearer)?.outermostTag))
    }
}

private struct TabElement<Content: View>: ElementView {
    typealias Body = Never
    let _content: Content

    init(@ViewBuilder content: () -> Content) { _content = content() }

    static var _kind: Kind { .tab }
}

private struct TabTraitModifier: ElementModifier, ElementTrait {
    let model: TabModel
    let tag: ElementTag?

    var trait: Any { TabTrait(model: model, tag: tag) }
}
