import Foundation
import MartletCore
import MartletUI

/// The columns of a table, in their order.
public struct TableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    /// A column without the types of its title and its cells.
    public struct Column {
        let label: AnyView
        let comparator: Sort?
        let width: ColumnWidth
        let alignment: TableColumnAlignment
        let cell: (RowValue) -> AnyView
    }

    public let _columns: [Column]

    init(_ columns: [Column]) { _columns = columns }
}

/// Collects the columns of a table.
@MainActor @preconcurrency
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public typealias Columns = TableColumns<RowValue, Sort>

    public static func buildExpression<Content: View, Label: View>(_ column: TableColumn<RowValue, Sort, Content, Label>) -> Columns {
        Columns(column._columns)
    }

    /// A column that does not sort, in a table with others that do.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(_ column: TableColumn<RowValue, Never, Content, Label>) -> Columns {
        Columns(
            column._columns.map { .init(label: $0.label, comparator: nil, width: $0.width, alignment: $0.alignment, cell: $0.cell) })
    }

    @_disfavoredOverload
    public static func buildExpression<C: TableColumnContent>(_ columns: C) -> Columns
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
        Columns(columns._columns)
    }

    public static func buildBlock(_ parts: Columns...) -> Columns { Columns(parts.flatMap(\._columns)) }
    public static func buildOptional(_ columns: Columns?) -> Columns { columns ?? Columns([]) }
    public static func buildEither(first columns: Columns) -> Columns { columns }
    public static func buildEither(second columns: Columns) -> Columns { columns }
    public static func buildLimitedAvailability(_ columns: Columns) -> Columns { columns }
}

/// A column for each element of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator>:
    TableColumnContent
{
    public let _columns: [TableColumns<RowValue, Sort>.Column]

    @MainActor @preconcurrency
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: (Data.Element) -> TableColumns<RowValue, Sort>
    ) {
        _columns = data.flatMap { content($0)._columns }
    }

    @MainActor @preconcurrency
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: (Data.Element) -> TableColumns<RowValue, Sort>)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        _columns = data.flatMap { content($0)._columns }
    }
}
