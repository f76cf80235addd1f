import MartletCore
import MartletUI

/// Shows a tip as a card, as long as it can be shown. The user closes it for good.
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let isPresented: Binding<Bool>?
    private nonisolated(unsafe) let action: (Tips.Action) -> Void  // Written once, and called on the main actor.

    /// - Parameters:
    ///   - arrowEdge: Without effect: a card has no arrow.
    ///   - action: Called with an action of the tip that the user chooses.
    public nonisolated init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, isPresented, self.action) = (tip, nil, action)
    }

    /// - Parameter isPresented: Becomes whether the tip is shown.
    public nonisolated init(
        _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, self.isPresented, self.action) = (tip, isPresented, action)
    }

    public var body: some View {
        TipGate(tip: tip) { tip in
            StyledTip(tip: tip, action: action)
                .onAppear { isPresented?.wrappedValue = true }
                .onDisappear { isPresented?.wrappedValue = false }
        }
    }
}

extension TipView where Content == AnyTip {
    @_disfavoredOverload
    public nonisolated init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        self.init(tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action)
    }
}

/// Shows a view while a tip can be shown, and counts that.
private struct TipGate<Card: View>: View {
    let tip: (any Tip)?
    @ViewBuilder let card: (any Tip) -> Card

    var body: some View {
        if let tip, tip.status == .available {
            card(tip)
                .onAppear { TipStore.current?.appeared(tip) }
                .onDisappear { TipStore.current?.disappeared(tip) }
                .id(tip.id)
        }
    }
}

extension View {
    /// Shows a tip in a popover next to this view, as long as it can be shown.
    ///
    /// The cross closes the tip for good; a tap outside closes the popover until the view appears again.
    ///
    /// - Parameters:
    ///   - arrowEdge: Without effect: the host chooses the side.
    ///   - action: Called with an action of the tip that the user chooses.
    public nonisolated func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(PopoverTip(tip: tip, isPresented: nil, action: action))
    }

    /// Shows a tip in a popover next to this view, as ``popoverTip(_:arrowEdge:action:)`` does.
    ///
    /// - Parameter isPresented: Becomes whether the tip is shown.
    public nonisolated func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(PopoverTip(tip: tip, isPresented: isPresented, action: action))
    }
}

private struct PopoverTip: ViewModifier {
    private let tip: (any Tip)?
    private let isPresented: Binding<Bool>?
    private nonisolated(unsafe) let action: (Tips.Action) -> Void  // Written once, and called on the main actor.
    /// The tip that the user has closed by a tap outside.
    @State private var hidden: String?

    nonisolated init(tip: (any Tip)?, isPresented: Binding<Bool>?, action: @escaping (Tips.Action) -> Void) {
        (self.tip, self.isPresented, self.action) = (tip, isPresented, action)
    }

    func body(content: Content) -> some View {
        let isAvailable = tip.map { $0.id != hidden && $0.status == .available } ?? false
        content.popover(isPresented: Binding(get: { isAvailable }, set: { if !$0 { hidden = tip?.id } })) {
            if let tip {
                StyledTip(tip: tip, action: action)
                    .environment(\.isTipInPopover, true)
                    .presentationCompactAdaptation(.popover)
                    .onAppear {
                        isPresented?.wrappedValue = true
                        TipStore.current?.appeared(tip)
                    }
                    .onDisappear {
                        isPresented?.wrappedValue = false
                        TipStore.current?.disappeared(tip)
                    }
            }
        }
    }
}
