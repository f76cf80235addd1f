import Foundation
import MartletCore

extension View {
    /// Shows views in a column at the trailing edge while a binding is true. In a compact width they are a sheet.
    public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector that contains the view. The user cannot change it.
    public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: InspectorWidth.self, value: ideal)
    }

    /// Sets the width of the inspector that contains the view.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { preference(key: InspectorWidth.self, value: width) }
}

private struct InspectorWidth: PreferenceKey {
    static let defaultValue: CGFloat? = nil

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

private struct InspectorModifier<V: View>: ViewModifier {
    let isPresented: Binding<Bool>
    nonisolated(unsafe) let inspector: V  // Written once; its type need not be Sendable.
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var width: CGFloat?

    nonisolated init(isPresented: Binding<Bool>, inspector: V) {
        self.isPresented = isPresented
        self.inspector = inspector
    }

    func body(content: Content) -> some View {
        let isSheet = sizeClass == .compact
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue, !isSheet {
                Divider()
                inspector
                    .onPreferenceChange(InspectorWidth.self) { width = $0 }
                    .frame(width: width ?? 270)
                    .frame(maxHeight: .infinity)
            }
        }
        .sheet(isPresented: isSheet ? isPresented : .constant(false)) { inspector }
    }
}
