@_spi(Nodes) import MartletCore
import MartletElements
import MartletGraph

/// A group of views with a header above and a footer below.
///
/// In a list or form it groups rows. A row modifier on the section, such as `listRowBackground`, applies to each row.
public struct Section<Parent, Content, Footer> {
    // Written once; their types need not be Sendable.
    nonisolated(unsafe) let header: Parent
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let footer: Footer
    let isExpanded: Binding<Bool>?

    nonisolated init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>?) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { SectionNode(view, at: place) }

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
    }
}

extension Section: ElementView where Parent: View, Content: View, Footer: View {
    public static var _kind: Kind { .section }
    public static var _laziness: Laziness { .inherited }
    public static var _rowRole: RowRole { .group }
    public var _contentReadsState: Bool { isExpanded != nil }

    @ViewBuilder public var _content: some View {
        if Parent.self != EmptyView.self { header.modifier(SectionPart(slot: "header")) }
        if isExpanded?.wrappedValue ?? true { content }
        if Footer.self != EmptyView.self { footer.modifier(SectionPart(slot: "footer")) }
    }

    public func _lower(to element: inout ElementWriter) {
        element[.prominence] = element.environment.headerProminence == .increased ? "increased" : nil
        guard let isExpanded else { return }
        element[.isExpanded] = .bool(isExpanded.wrappedValue)
        element.on(.change) { value in if let value = value?.boolValue { isExpanded.wrappedValue = value } }
    }
}

/// A container whose children can be in sections, such as a picker.
@MainActor
protocol SectionsContainer: AnyObject {
    /// Called when the children of a section have changed.
    func sectionDidChange()
}

private final class SectionNode<Parent: View, Content: View, Footer: View>: ElementNode<Section<Parent, Content, Footer>> {
    override func childrenDidChange(_ children: [Element]) { (enclosingOwner as? any SectionsContainer)?.sectionDidChange() }
}

/// Puts a header or a footer into its slot, so that it is not a row.
private struct SectionPart: ElementModifier {
    let slot: String

    nonisolated init(slot: String) { self.slot = slot }

    static var _writesEnvironment: Bool { true }

    func _extend(_ environment: inout EnvironmentValues) { environment.isOutsideRows = true }

    func _apply(to element: inout ElementWriter) { element[.slot] = .string(slot) }
}
