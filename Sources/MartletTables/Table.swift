import Foundation
import MartletCore
import MartletUI

/// Rows of values in columns, with a header. The user can select rows, and sort them by a tap on a title.
///
///     Table(people, selection: $selected, sortOrder: $order) {
///         TableColumn("Name", value: \.name)
///         TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
///     }
///     .onChange(of: order) { people.sort(using: order) }
///
/// In a narrow window only the first column is shown, without a header, as on an iPhone. Rows are those of a ``List``, created near the visible area.
///
/// - Partly: the user cannot resize, hide or move columns; assistive technology is told of a list of rows.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    enum Selection {
        case none
        case single(Binding<Value.ID?>)
        case several(Binding<Set<Value.ID>>)
    }

    @Environment(\.horizontalSizeClass) private var sizeClass
    // Written once; their types need not be Sendable.
    private nonisolated(unsafe) let selection: Selection
    private let sortOrder: Binding<[Columns.TableColumnSortComparator]>?
    private nonisolated(unsafe) let columns: Columns
    private nonisolated(unsafe) let rows: Rows

    nonisolated init(
        _ selection: Selection, _ sortOrder: Binding<[Columns.TableColumnSortComparator]>?, _ columns: Columns, _ rows: Rows
    ) {
        self.selection = selection
        self.sortOrder = sortOrder
        self.columns = columns
        self.rows = rows
    }

    public var body: some View {
        let isCompact = sizeClass == .compact
        let all = columns._columns
        let shown = isCompact ? Array(all.prefix(1)) : all
        let cells = TableCells<Value>(
            shown: shown.map { .init(width: isCompact ? ColumnWidth() : $0.width, alignment: $0.alignment, content: $0.cell) })
        VStack(spacing: 0) {
            if !isCompact { TableHeader(columns: all, sortOrder: sortOrder) }
            list(rows._rows(cells).modifier(TableRowLook(isCompact: isCompact)))
                .listStyle(.plain)
                .environment(\.defaultMinListRowHeight, isCompact ? 44 : 32)
        }
    }

    @ViewBuilder private func list(_ rows: some View) -> some View {
        switch selection {
        case .none: List { rows }
        case .single(let binding): List(selection: binding) { rows }
        case .several(let binding): List(selection: binding) { rows }
        }
    }
}

/// The titles of the columns.
private struct TableHeader<Value: Identifiable, Sort: SortComparator>: View {
    let columns: [TableColumns<Value, Sort>.Column]
    let sortOrder: Binding<[Sort]>?

    var body: some View {
        HStack(spacing: ColumnLook.spacing) {
            ForEach(columns.indices, id: \.self) { index in
                title(columns[index]).modifier(ColumnLook(width: columns[index].width, alignment: columns[index].alignment))
            }
        }
        .font(.caption.weight(.semibold))
        .foregroundStyle(.secondary)
        .padding(.horizontal, 16)
        .padding(.vertical, 6)
        Divider()
    }

    @ViewBuilder private func title(_ column: TableColumns<Value, Sort>.Column) -> some View {
        if let sortOrder, let comparator = column.comparator {
            let order = sortOrder.wrappedValue.first.flatMap { $0.isSame(as: comparator) ? $0.order : nil }
            Button {
                sortOrder.wrappedValue = sortOrder.wrappedValue.sorted(by: comparator)
            } label: {
                HStack(spacing: 4) {
                    column.label.lineLimit(1)
                    if let order { Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small) }
                }
            }
            .buttonStyle(.plain)
            .accessibilityValue(order.map { $0 == .forward ? "ascending" : "descending" } ?? "")
        } else {
            column.label.lineLimit(1)
        }
    }
}

extension SortComparator {
    /// Whether the comparators differ at most in their order.
    fileprivate func isSame(as other: Self) -> Bool {
        var other = other
        other.order = order
        return self == other
    }
}

extension Array where Element: SortComparator {
    /// Returns the order after a tap on the title of a column: it comes first, reversed if it was first.
    fileprivate func sorted(by comparator: Element) -> [Element] {
        var next = comparator
        if let first, first.isSame(as: comparator) { next.order = first.order == .forward ? .reverse : .forward }
        return [next] + filter { !$0.isSame(as: comparator) }
    }
}

/// The place of a title or a cell in its column. Titles and cells have the same, so they are aligned without being measured.
struct ColumnLook: ViewModifier {
    static let spacing: CGFloat = 12

    let width: ColumnWidth
    let alignment: TableColumnAlignment

    func body(content: Content) -> some View {
        let place = Alignment(horizontal: alignment.alignment, vertical: .center)
        if let width = width.minimum, width == self.width.maximum {
            content.frame(width: width, alignment: place)
        } else {
            content.frame(minWidth: width.minimum ?? 0, maxWidth: width.maximum ?? .infinity, alignment: place)
        }
    }
}

private struct TableRowLook: ViewModifier {
    let isCompact: Bool

    func body(content: Content) -> some View {
        content.listRowInsets(isCompact ? nil : EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
    }
}
