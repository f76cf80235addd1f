@_spi(Nodes) import MartletCore
import MartletElements
import MartletGraph

/// A control that selects one of several values. The views inside are the options; the ``View/tag(_:includeOptional:)`` of each is its
/// value.
///
///     Picker("Size", selection: $size) {
///         ForEach(Size.allCases) { Text($0.name).tag($0) }
///     }
///
/// Options can be in sections, which have headers in menus and lists.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    // Written once, and used only on the main actor.
    private nonisolated(unsafe) let selection: Binding<SelectionValue>
    private nonisolated(unsafe) let label: Label
    private nonisolated(unsafe) let content: Content
    /// What a menu shows instead of the selected option; `nil` shows the option.
    private let currentValue: AnyView?
    @UnobservedStateObject private var choices = Choices()
    @Environment(\.pickerStyle) private var style
    @Environment(\.navigation) private var navigation

    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
        self.content = content()
        currentValue = nil
    }

    /// - Parameter currentValueLabel: What a menu or a link to the options shows instead of the selected option.
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
        currentValue = AnyView(currentValueLabel())
    }

    public var body: some View {
        if style.name == "navigationLink", navigation != nil {
            LinkedPicker(selection: selection, choices: choices, label: label, content: content, currentValue: currentValue)
        } else {
            PickerElement(selection: selection, choices: choices) {
                label.slot("label")
                if let currentValue, [nil, "menu", "navigationLink"].contains(style.name) { currentValue.slot("value") }
                content.modifier(ChoiceModifier(choices: choices))
            }
        }
    }
}

/// The elements of a picker's options, in order.
@MainActor
final class Choices {
    private(set) var elements: [Element] = []
    private lazy var order = Source()
    private var indices: [ElementID: Int] = [:]

    nonisolated init() {}

    func index(of element: Element) -> Int? { indices[element.id] }

    /// Updates the options from the picker's child elements, and invalidates those whose index has changed.
    func update(_ all: [Element]) {
        let elements = all.flatMap { $0.kind == .section ? $0.children : [$0] }.filter { $0.kind == .option }
        guard elements.map(\.id) != self.elements.map(\.id) else { return }
        let old = indices
        self.elements = elements
        indices = Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1.id, $0) })
        for element in elements where old[element.id] != indices[element.id] {
            (element.target as? AnyViewNode)?.modifiersChanged()
        }
        order.changed()
    }

    /// The index of the option with this value.
    func index<V: Hashable>(for value: V) -> Int? {
        order.wasRead()
        return elements.firstIndex { $0.choiceValue(as: V.self) == value }
    }
}

/// Wraps each option in an element.
struct ChoiceModifier: ElementModifier {
    let choices: Choices

    static var _layerKind: Kind? { .option }

    func _apply(to element: inout ElementWriter) {
        guard let layers = element.node?.layers else { return }
        element[.index] = layers.lazy.compactMap { choices.index(of: $0.element) }.first.map { .int($0) }
    }
}

/// The element of a picker.
struct PickerElement<SelectionValue: Hashable, Content: View>: ElementView {
    let selection: Binding<SelectionValue>
    let choices: Choices
    /// Whether a link contains the picker, so that it only shows the selected option.
    let isLinked: Bool
    let _content: Content

    init(selection: Binding<SelectionValue>, choices: Choices, isLinked: Bool = false, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.choices = choices
        self.isLinked = isLinked
        _content = content()
    }

    static var _kind: Kind { .picker }

    static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { PickerNode(view, at: place) }

    func _lower(to element: inout ElementWriter) {
        element[.selection] = choices.index(for: selection.wrappedValue).map { .int($0) }
        if isLinked {
            element[.style] = "navigationLink"
        } else if let style = element.environment.pickerStyle.name, style != "navigationLink" {
            element[.style] = .string(style)
        }
        element.writeLabelVisibility()
        if element[.style] == "segmented", let look = DefaultLooks.look(\.segments, in: element.environment) { element.add(look) }
        element.on(.change) { value in
            guard let index = value?.intValue, choices.elements.indices.contains(index),
                let picked = choices.elements[index].choiceValue(as: SelectionValue.self)
            else { return }
            selection.wrappedValue = picked
        }
    }
}

/// Updates the options whenever the picker's child elements change.
private final class PickerNode<V: Hashable, Content: View>: ElementNode<PickerElement<V, Content>>, SectionsContainer {
    override func childrenDidChange(_ children: [Element]) { view.choices.update(children) }

    func sectionDidChange() { view.choices.update(element.children) }
}
