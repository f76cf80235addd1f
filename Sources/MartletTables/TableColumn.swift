import Foundation
import MartletCore
import MartletUI

/// Columns of a table. Only the types of this module conform.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    /// `Never` if the table cannot be sorted.
    associatedtype TableColumnSortComparator: SortComparator
    var _columns: [TableColumns<TableRowValue, TableColumnSortComparator>.Column] { get }
}

/// A column of a table: a title and, for each row, a cell.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Age") { person in Text("\(person.age)") }.width(60)
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent {
    // Written once; their types need not be Sendable.
    private nonisolated(unsafe) let content: (RowValue) -> Content
    private nonisolated(unsafe) let label: Label
    private let comparator: Sort?
    private var width = ColumnWidth()
    private var alignment = TableColumnAlignment.automatic

    nonisolated init(_ label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    public var _columns: [TableColumns<RowValue, Sort>.Column] {
        [.init(label: AnyView(label), comparator: comparator, width: width, alignment: alignment) { [content] in AnyView(content($0)) }]
    }

    /// Sets the width in points; `nil` shares the space that the other columns leave.
    public nonisolated func width(_ width: CGFloat? = nil) -> Self { with(ColumnWidth(minimum: width, maximum: width)) }

    /// Sets the range of the width in points. A table has no use for the ideal width: its columns share its width.
    public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
        with(ColumnWidth(minimum: min, maximum: max))
    }

    private nonisolated func with(_ width: ColumnWidth) -> Self {
        var copy = self
        copy.width = width
        return copy
    }

    /// Sets the alignment of the title and of the cells.
    public nonisolated func alignment(_ alignment: TableColumnAlignment) -> Self {
        var copy = self
        copy.alignment = alignment
        return copy
    }
}

/// The alignment of a column.
public struct TableColumnAlignment: Hashable, Sendable {
    let alignment: HorizontalAlignment
    private let name: String

    public static let automatic = TableColumnAlignment(alignment: .leading, name: "automatic")
    public static let leading = TableColumnAlignment(alignment: .leading, name: "leading")
    public static let center = TableColumnAlignment(alignment: .center, name: "center")
    public static let trailing = TableColumnAlignment(alignment: .trailing, name: "trailing")
    /// Numbers are trailing.
    public static let numeric = TableColumnAlignment(alignment: .trailing, name: "numeric")

    public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The range of a column's width, in points.
struct ColumnWidth: Hashable, Sendable {
    var minimum: CGFloat?
    var maximum: CGFloat?
}

// MARK: Columns that do not sort

extension TableColumn where Sort == Never, Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), comparator: nil, content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), comparator: nil, content: content)
    }

    public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// Creates a column of texts.
    @_disfavoredOverload
    public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        nonisolated(unsafe) let value = value
        self.init(Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
    }
}

// MARK: Columns that sort

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column by whose values the user can sort.
    public nonisolated init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator: KeyPathComparator(Self.shared(value)), content: content)
    }

    /// Creates a column by whose values the user can sort.
    public nonisolated init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(titleKey), comparator: KeyPathComparator(Self.shared(value), comparator: comparator), content: content)
    }

    /// Foundation asks for a key path that threads may share. One of a column is used on the main actor.
    fileprivate nonisolated static func shared<V>(_ path: KeyPath<RowValue, V>) -> KeyPath<RowValue, V> & Sendable {
        unsafeBitCast(path, to: (KeyPath<RowValue, V> & Sendable).self)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// Creates a column of texts by which the user can sort.
    public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        nonisolated(unsafe) let value = value
        self.init(Text(titleKey), comparator: KeyPathComparator(Self.shared(value))) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// Creates a column that sorts with a comparator.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(Text(titleKey), comparator: comparator, content: content)
    }
}
