import MartletCore
import MartletElements

extension View {
    /// Presents a sheet while a binding is true.
    ///
    /// - Parameter onDismiss: Called after the sheet was dismissed, by the user or by the app.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .sheet, item: isPresented.asItem, onDismiss: onDismiss) { _ in content() })
    }

    /// Presents a sheet for an item while a binding is not `nil`. An item with another id gets a new sheet.
    ///
    /// - Parameter onDismiss: Called after the sheet was dismissed, by the user or by the app.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .sheet, item: item, onDismiss: onDismiss, content: content))
    }

    /// Presents a view that covers the whole screen while a binding is true. The user can close it only with a control in it.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .fullScreenCover, item: isPresented.asItem, onDismiss: onDismiss) { _ in content() })
    }

    /// Presents a view that covers the whole screen for an item while a binding is not `nil`.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .fullScreenCover, item: item, onDismiss: onDismiss, content: content))
    }
}

extension View {
    /// Presents a popover next to this view while a binding is true. In a compact width it is a sheet.
    ///
    /// The host chooses the side; `attachmentAnchor` and `arrowEdge` have no effect.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .popover, item: isPresented.asItem, onDismiss: nil) { _ in content() })
    }

    /// Presents a popover next to this view for an item while a binding is not `nil`. In a compact width it is a sheet.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .popover, item: item, onDismiss: nil, content: content))
    }
}

/// The part of a view to which a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    public struct Source: Sendable {
        public static let bounds = Source()
    }

    case rect(Source)
    case point(UnitPoint)
}

/// The item of a presentation that is controlled by a `Bool`.
struct PresentedFlag: Identifiable, Hashable {
    var id: Bool { true }
}

extension Binding where Value == Bool {
    /// The binding as a binding to an optional item.
    nonisolated var asItem: Binding<PresentedFlag?> {
        Binding<PresentedFlag?>(get: { wrappedValue ? PresentedFlag() : nil }, set: { wrappedValue = $0 != nil })
    }
}

enum SheetKind: String { case sheet, fullScreenCover, popover }

private struct SheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
    let kind: SheetKind
    // Used only on the main actor.
    nonisolated(unsafe) let item: Binding<Item?>
    nonisolated(unsafe) let onDismiss: (() -> Void)?
    nonisolated(unsafe) let sheet: (Item) -> Sheet
    @UnobservedStateObject private var anchor = PopoverAnchor()
    @UnobservedStateObject private var handle = DismissHandle()

    nonisolated init(kind: SheetKind, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Sheet) {
        self.kind = kind
        self.item = item
        self.onDismiss = onDismiss
        sheet = content
    }

    func body(content: Content) -> some View {
        let item = item
        let shown = item.wrappedValue
        let _ = handle.close = { if item.wrappedValue != nil { item.wrappedValue = nil } }
        if kind == .popover {
            content.modifier(PopoverAnchorMark(anchor: anchor))
        } else {
            content
        }
        if let shown {
            Presented {
                SheetView(kind: kind, anchor: anchor, dismiss: handle.dismiss) { sheet(shown) }.id(shown.id)
            }
        }
        DismissalObserver(presented: shown?.id, onDismiss: onDismiss)
    }
}

/// A sheet and its content.
private struct SheetView<Content: View>: View {
    let kind: SheetKind
    let anchor: PopoverAnchor
    let dismiss: DismissAction
    let content: Content
    @UnobservedStateObject private var model = PresentationModel()

    init(kind: SheetKind, anchor: PopoverAnchor, dismiss: DismissAction, @ViewBuilder content: () -> Content) {
        self.kind = kind
        self.anchor = anchor
        self.dismiss = dismiss
        self.content = content()
    }

    var body: some View {
        SheetElement(kind: kind, anchor: anchor, model: model, dismiss: dismiss, _content: content)
            .modifier(PresentedEnvironment(model: model, dismiss: dismiss))
    }
}

private struct SheetElement<Content: View>: ElementView {
    typealias Body = Never
    let kind: SheetKind
    let anchor: PopoverAnchor
    let model: PresentationModel
    let dismiss: DismissAction
    let _content: Content

    static var _kind: Kind { .sheet }

    func _lower(to element: inout ElementWriter) {
        let look = model.settings.current
        let style = style(look, in: element.environment)
        element[.style] = .string(style.rawValue)
        if let writing = element.environment.overriddenWritingDirection { element.add(writing) }
        // The sheet is beside the presenter in the page, and so outside the element that has its tint.
        if let tint = element.environment.tint { element.add(Tint(tint.color(in: element.environment))) }
        if let sizes = element.environment.typeSizes {
            element.add(TextFont(FontValue(size: .style("body"), sizes: sizes)))
            element.add(AllowedTypeSizes(sizes))
        }
        if style == .popover { element[.anchor] = anchor.element.map { .int($0.id.rawValue) } }
        if !look.detents.isEmpty {
            element[.detents] = .list(look.detents.map(\.value))
            lowerSelection(look, to: &element)
        }
        element[.dragIndicator] = look.showsDragIndicator.map { .bool($0) }
        element[.cornerRadius] = look.cornerRadius.map { .double($0) }
        element[.allowsBackgroundInteraction] = look.allowsBackgroundInteraction.map { .bool($0) }
        if let background = look.background { element.add(Background(background._paint(in: element.environment))) }
        if look.isDismissDisabled || style == .fullScreenCover {
            element[.isModal] = true
        } else {
            element.on(.dismiss) { _ in dismiss() }
        }
    }

    private func style(_ look: PresentationModel.Look, in environment: EnvironmentValues) -> SheetKind {
        guard kind == .popover, environment.horizontalSizeClass == .compact else { return kind }
        switch look.horizontalAdaptation {
        case .popover, .none?: return .popover
        case .fullScreenCover: return .fullScreenCover
        default: return .sheet
        }
    }

    private func lowerSelection(_ look: PresentationModel.Look, to element: inout ElementWriter) {
        guard let selection = model.selection else { return }
        element[.selection] = look.detents.firstIndex(of: selection.wrappedValue).map { .int($0) }
        element.on(.change) { value in
            if let index = value?.intValue, look.detents.indices.contains(index) { selection.wrappedValue = look.detents[index] }
        }
    }
}

/// The view next to which a popover is shown.
@MainActor
private final class PopoverAnchor {
    weak var node: AnyViewNode?

    var element: Element? { node?.elements.first }
}

private struct PopoverAnchorMark: LifecycleModifier {
    let anchor: PopoverAnchor

    nonisolated init(anchor: PopoverAnchor) { self.anchor = anchor }

    func mounted(_ memory: inout Void, _ node: AnyViewNode) { anchor.node = node }
}
