import MartletDates
import MartletElements
import MartletUI

/// A kind of element that a test shows without the view that usually creates it.
@MainActor
protocol PartKind { static var kind: Kind { get } }

/// An element of any kind, for tests of the host.
struct Part<K: PartKind, Content: View>: ElementView {
    var attributes: [Attribute: Value] = [:]
    var modifiers: [Modifier] = []
    var handlers: [Handler] = []
    let _content: Content

    struct Handler {
        let action: Action
        let perform: (Value?) -> Void
    }

    init(_ kind: K.Type, _ attributes: [Attribute: Value] = [:], @ViewBuilder content: () -> Content) {
        self.attributes = attributes
        _content = content()
    }

    init(_ kind: K.Type, _ attributes: [Attribute: Value] = [:]) where Content == EmptyView {
        self.attributes = attributes
        _content = EmptyView()
    }

    static var _kind: Kind { K.kind }

    func _lower(to element: inout ElementWriter) {
        for (name, value) in attributes { element[name] = value }
        for modifier in modifiers { element.add(modifier.value) }
        for handler in handlers { element.on(handler.action, handler.perform) }
    }

    func on(_ action: Action, _ perform: @escaping (Value?) -> Void) -> Self {
        var part = self
        part.handlers.append(Handler(action: action, perform: perform))
        return part
    }

    func with(_ modifier: some ModifierValue) -> Self {
        var part = self
        part.modifiers.append(Modifier(modifier))
        return part
    }
}

enum AlertKind: PartKind { static let kind = Kind.alert }
enum ContextMenuKind: PartKind { static let kind = Kind.contextMenu }
enum DatePickerKind: PartKind { static let kind = Kind.datePicker }
enum DisclosureKind: PartKind { static let kind = Kind.disclosure }
enum FieldKind: PartKind { static let kind = Kind.field }
enum GroupKind: PartKind { static let kind = Kind.group }
enum ImageKind: PartKind { static let kind = Kind.image }
enum LinkKind: PartKind { static let kind = Kind.link }
enum ListKind: PartKind { static let kind = Kind.list }
enum MenuKind: PartKind { static let kind = Kind.menu }
enum OptionKind: PartKind { static let kind = Kind.option }
enum PickerKind: PartKind { static let kind = Kind.picker }
enum ProgressKind: PartKind { static let kind = Kind.progress }
enum RowKind: PartKind { static let kind = Kind.row }
enum ScreenKind: PartKind { static let kind = Kind.screen }
enum SectionKind: PartKind { static let kind = Kind.section }
enum SheetKind: PartKind { static let kind = Kind.sheet }
enum SliderKind: PartKind { static let kind = Kind.slider }
enum StepperKind: PartKind { static let kind = Kind.stepper }
enum TabKind: PartKind { static let kind = Kind.tab }
enum TabsKind: PartKind { static let kind = Kind.tabs }
enum TextKind: PartKind { static let kind = Kind.text }
enum ToggleKind: PartKind { static let kind = Kind.toggle }
enum GeometryKind: PartKind { static let kind = Kind.geometry }

/// Content in a slot of the surrounding part.
struct InSlot<Content: View>: View {
    let slot: String
    let content: Content

    init(_ slot: String, @ViewBuilder content: () -> Content) {
        self.slot = slot
        self.content = content()
    }

    var body: some View { Part(GroupKind.self, [.slot: .string(slot)]) { content } }
}

/// Holds state for its content.
struct Holding<T, Content: View>: View {
    @State private var value: T
    private let content: (Binding<T>) -> Content

    init(_ value: T, @ViewBuilder content: @escaping (Binding<T>) -> Content) {
        _value = State(initialValue: value)
        self.content = content
    }

    var body: some View { content($value) }
}

/// A toggle.
@MainActor
func toggle(_ name: String, _ isOn: Binding<Bool>) -> some View {
    Part(ToggleKind.self, [.isOn: .bool(isOn.wrappedValue)]) { Text(verbatim: name) }
        .on(.change) { isOn.wrappedValue = $0 == true }
}

/// A single-line field with a title.
@MainActor
func field(_ name: String, _ text: Binding<String>, submit: (() -> Void)? = nil) -> some View {
    var part = Part(FieldKind.self, [.title: .string(name), .value: .string(text.wrappedValue)])
        .on(.change) { text.wrappedValue = $0?.listValue?.first?.stringValue ?? "" }
    if let submit { part = part.on(.submit) { _ in submit() } }
    return part
}

/// A picker with a label, in a style that collapses its options.
@MainActor
func picker(_ name: String, _ options: [String], _ selection: Binding<Int>) -> some View {
    Part(PickerKind.self, [.selection: .int(selection.wrappedValue), .style: "menu"]) {
        InSlot("label") { Text(verbatim: name) }
        ForEach(Array(options.indices), id: \.self) { index in
            Part(OptionKind.self, [.index: .int(index)]) { Text(verbatim: options[index]) }
        }
    }
    .on(.change) { selection.wrappedValue = $0?.intValue ?? 0 }
}
