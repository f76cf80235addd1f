import MartletCore
import MartletElements

/// A scrolling container of rows, which the user can select and edit.
///
/// Rows of a `ForEach` or of the list's data are created lazily, near the visible area.
///
/// A row far from the visible area is removed. When it comes back, it takes its state again: changed `@State`, and objects it owns. The state of
/// up to 1,000 removed rows is kept.
public struct List<SelectionValue: Hashable, Content: View>: ElementView {
    public typealias Body = Never
    // Written once; their types need not be Sendable.
    private nonisolated(unsafe) let selection: ListSelection<SelectionValue>?
    private nonisolated(unsafe) let content: Content

    nonisolated init(selection: ListSelection<SelectionValue>?, content: Content) {
        self.selection = selection
        self.content = content
    }

    public static var _kind: Kind { .list }
    public static var _laziness: Laziness { .lazy }
    public static var _rowRole: RowRole { .container }

    @ViewBuilder public var _content: some View {
        if let selection {
            content.modifier(SelectableRows(selection: selection)).modifier(ShowsSelection(selection: selection))
        } else {
            content
        }
    }

    public func _lower(to element: inout ElementWriter) {
        element[.style] = .string(element.environment.listStyle)
        element.lowerRowContainer()
    }
}

extension ElementWriter {
    /// Adds the attributes that lists and forms share: those of rows and of scrolling.
    @MainActor
    mutating func lowerRowContainer() {
        self[.prominence] = environment.headerProminence == .increased ? "increased" : nil
        self[.sectionSpacing] = environment.listSectionSpacing.map { .double($0) }
        self[.rowSpacing] = environment.listRowSpacing.map { .double($0) }
        self[.minimumRowHeight] = environment.ownMinListRowHeight.map { .double($0) }
        lowerScrolling(along: .vertical)
    }
}

extension List {
    /// Creates a list with single selection.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { .single($0) }, content: content())
    }

    /// Creates a list with multiple selection. Several rows can be selected only in edit mode.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { .several($0) }, content: content())
    }
}

extension List where SelectionValue == Never {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil as ListSelection<Never>?, content: content()) }
}
