import Foundation
import MartletCore
import MartletUI

/// Tables with a row for each element of a collection.
extension Table {
    @MainActor @preconcurrency
    public init<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Data: RandomAccessCollection, Rows == TableForEachContent<Data>, Columns == TableColumns<Data.Element, Never> {
        self.init(.none, nil, columns(), TableForEachContent(data: data))
    }

    @MainActor @preconcurrency
    public init<Data>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Data: RandomAccessCollection, Rows == TableForEachContent<Data>, Columns == TableColumns<Data.Element, Never> {
        self.init(.single(selection), nil, columns(), TableForEachContent(data: data))
    }

    @MainActor @preconcurrency
    public init<Data>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Data: RandomAccessCollection, Rows == TableForEachContent<Data>, Columns == TableColumns<Data.Element, Never> {
        self.init(.several(selection), nil, columns(), TableForEachContent(data: data))
    }

    /// - Parameter sortOrder: Set when the user taps a title. The app sorts the data.
    @MainActor @preconcurrency
    public init<Data, Sort>(_ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns)
    where
        Data: RandomAccessCollection, Rows == TableForEachContent<Data>, Columns == TableColumns<Data.Element, Sort>, Sort: SortComparator
    {
        self.init(.none, sortOrder, columns(), TableForEachContent(data: data))
    }

    /// - Parameter sortOrder: Set when the user taps a title. The app sorts the data.
    @MainActor @preconcurrency
    public init<Data, Sort>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data: RandomAccessCollection, Rows == TableForEachContent<Data>, Columns == TableColumns<Data.Element, Sort>, Sort: SortComparator
    {
        self.init(.single(selection), sortOrder, columns(), TableForEachContent(data: data))
    }

    /// - Parameter sortOrder: Set when the user taps a title. The app sorts the data.
    @MainActor @preconcurrency
    public init<Data, Sort>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data: RandomAccessCollection, Rows == TableForEachContent<Data>, Columns == TableColumns<Data.Element, Sort>, Sort: SortComparator
    {
        self.init(.several(selection), sortOrder, columns(), TableForEachContent(data: data))
    }
}

/// Tables with rows of their own.
extension Table {
    @MainActor @preconcurrency
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == TableColumns<Value, Never> {
        self.init(.none, nil, columns(), rows())
    }

    @MainActor @preconcurrency
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == TableColumns<Value, Never> {
        self.init(.single(selection), nil, columns(), rows())
    }

    @MainActor @preconcurrency
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == TableColumns<Value, Never> {
        self.init(.several(selection), nil, columns(), rows())
    }

    /// - Parameter sortOrder: Set when the user taps a title. The app sorts the data.
    @MainActor @preconcurrency
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == TableColumns<Value, Sort> {
        self.init(.none, sortOrder, columns(), rows())
    }

    /// - Parameter sortOrder: Set when the user taps a title. The app sorts the data.
    @MainActor @preconcurrency
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns == TableColumns<Value, Sort> {
        self.init(.several(selection), sortOrder, columns(), rows())
    }
}
