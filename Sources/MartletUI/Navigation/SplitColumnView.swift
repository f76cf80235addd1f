import Foundation
import MartletCore
import MartletElements
import MartletGraph

/// A column of a split view, shown as a navigation stack.
struct SplitColumnView<Content: View>: View {
    let column: SplitColumn
    let content: Content
    @Environment(\.session) private var session

    init(column: SplitColumn, @ViewBuilder content: () -> Content) {
        self.column = column
        self.content = content()
    }

    var body: some View {
        column.navigation.session = session
        return screenStack(of: column.navigation) { content }.environment(\.splitColumn, column)
    }
}

/// The items that a column's first screen adds to its bar: the button that shows or hides the sidebar.
struct SplitBarItems: View {
    let column: SplitColumn
    let model: NavigationModel
    let screen: ScreenModel
    let entry: Int?
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        if column.begins(with: entry, of: model) {
            if entry == nil { EmptyView().modifier(ColumnRoot(screen: screen)) }
            if width != .compact, column.showsBar(of: model), column.split?.firstColumn === column { toggle }
        }
    }

    private var toggle: some View {
        Portal(to: screen.bar) {
            Button {
                column.split?.toggleSidebar()
            } label: {
                Label("Sidebar", systemImage: "sidebar.leading").labelStyle(.iconOnly)
            }
            .slot("leading")
        }
    }
}

/// Registers the root screen of a stack with the enclosing column. The innermost root shows the column's bar.
private struct ColumnRoot: LifecycleModifier {
    let screen: ScreenModel

    nonisolated init(screen: ScreenModel) { self.screen = screen }

    func mounted(_ memory: inout Void, _ node: AnyViewNode) { EnvironmentValues(node.environment).splitColumn?.enter(screen) }
    func unmounted(_ memory: inout Void, _ node: AnyViewNode) { EnvironmentValues(node.environment).splitColumn?.leave(screen) }
}

extension View {
    /// Sets the width, in points, of the split view column that contains this view.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(ColumnWidthSetting(width: ColumnWidth(ideal: width)))
    }

    /// Sets the minimum, ideal and maximum width, in points, of the split view column that contains this view.
    public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        modifier(ColumnWidthSetting(width: ColumnWidth(minimum: min.map { Double($0) }, ideal: ideal, maximum: max.map { Double($0) })))
    }
}

private struct ColumnWidthSetting: ContainerSettingModifier {
    let width: ColumnWidth

    nonisolated init(width: ColumnWidth) { self.width = width }

    var change: (inout ColumnWidth?) -> Void { { [width] in $0 = width } }

    static func settings(in environment: EnvironmentValues) -> ContainerSettings<ColumnWidth?>? { environment.splitColumn?.widthSettings }
}
