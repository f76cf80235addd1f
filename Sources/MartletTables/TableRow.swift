import Foundation
import MartletCore
import MartletUI

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    associatedtype _Rows: View
    /// Returns the rows as rows of a list.
    func _rows(_ cells: TableCells<TableRowValue>) -> _Rows
}

/// Makes the cells of a row.
@MainActor
public struct TableCells<Value: Identifiable> {
    struct Cell {
        let width: ColumnWidth
        let alignment: TableColumnAlignment
        let content: (Value) -> AnyView
    }

    /// A narrow window has room for the first column only.
    let shown: [Cell]

    public func row(_ value: Value) -> some View {
        HStack(spacing: ColumnLook.spacing) {
            ForEach(shown.indices, id: \.self) { index in
                shown[index].content(value).lineLimit(1).modifier(ColumnLook(width: shown[index].width, alignment: shown[index].alignment))
            }
        }
    }
}

/// The row of a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
    private nonisolated(unsafe) let value: Value  // Written once; its type need not be Sendable.

    public nonisolated init(_ value: Value) { self.value = value }

    public func _rows(_ cells: TableCells<Value>) -> some View { cells.row(value).tag(value.id) }
}

/// The rows of a collection's elements.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    let data: Data

    public func _rows(_ cells: TableCells<Data.Element>) -> some View { ForEach(data) { cells.row($0) } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    @MainActor
    public func _rows(_ cells: TableCells<Content.TableRowValue>) -> some View {
        ForEach<Data, ID, Content._Rows>(rows: data, id: rowID) { [content] in content($0)._rows(cells) }
    }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Makes rows of a table, for each element of a collection.
    public nonisolated init<Value>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content)
    where Value == Content.TableRowValue {
        self.init(rows: data, id: { $0.id }, content: content)
    }
}

/// Collects the rows of a table.
@MainActor @preconcurrency
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<R: TableRowContent>(_ rows: R) -> R where R.TableRowValue == Value { rows }
    public static func buildPartialBlock<R: TableRowContent>(first rows: R) -> R where R.TableRowValue == Value { rows }

    public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(
        accumulated first: A, next second: B
    ) -> TableRowGroup<Value, TupleView<A._Rows, B._Rows>> where A.TableRowValue == Value, B.TableRowValue == Value {
        TableRowGroup { cells in TupleView(first._rows(cells), second._rows(cells)) }
    }

    public static func buildOptional<R: TableRowContent>(_ rows: R?) -> R? where R.TableRowValue == Value { rows }

    public static func buildEither<A, B>(first rows: A) -> TableRowChoice<A, B> where A.TableRowValue == Value { .first(rows) }

    public static func buildEither<A, B>(second rows: B) -> TableRowChoice<A, B> where A.TableRowValue == Value { .second(rows) }
}

/// The rows of one of two branches.
public enum TableRowChoice<A: TableRowContent, B: TableRowContent>: TableRowContent where A.TableRowValue == B.TableRowValue {
    case first(A)
    case second(B)

    @ViewBuilder public func _rows(_ cells: TableCells<A.TableRowValue>) -> some View {
        switch self {
        case .first(let rows): rows._rows(cells)
        case .second(let rows): rows._rows(cells)
        }
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue

    @MainActor @ViewBuilder public func _rows(_ cells: TableCells<Wrapped.TableRowValue>) -> some View {
        if let rows = self { rows._rows(cells) }
    }
}

/// Rows that were composed or modified.
public struct TableRowGroup<Value: Identifiable, Rows: View>: TableRowContent {
    let make: (TableCells<Value>) -> Rows

    public func _rows(_ cells: TableCells<Value>) -> Rows { make(cells) }
}

extension TableRowContent {
    /// Adds a context menu to the rows.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return TableRowGroup { cells in _rows(cells).contextMenu { items } }
    }

    /// Sets whether the user is prevented from selecting the rows.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        TableRowGroup { cells in _rows(cells).selectionDisabled(isDisabled) }
    }
}
