import Foundation
import MartletCore
import MartletElements
import MartletUI
import MartletUniformTypes

extension View {
    /// Lets the user drag something out of this view.
    ///
    /// - Partly: nothing can be dragged to another app, and nothing without a pointer or a finger.
    /// - Parameter data: Makes what is dragged, when a drag begins. It is offered as any type, because it is not known before.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSource(types: [DragType.any]) { DraggedItem(provider: data()) })
    }

    /// Lets the user drag something out of this view.
    ///
    /// - Parameter preview: What follows the pointer, in place of the view itself.
    public nonisolated func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
        let source = DragSource(types: [DragType.any]) { DraggedItem(provider: data()) }
        return modifier(PreviewedDragSource(source: source, preview: preview()))
    }

    /// Takes what the user drops on this view: what is dragged out of other views, and texts and links from other apps.
    ///
    /// - Partly: files of other apps are not taken, and `dropUpdated` is called once.
    /// - Parameter isTargeted: Set while something is dragged over the view.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// - Parameter action: Takes what was dropped, and the place in the view. The result is ignored.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropTarget(types: DragType.taken(by: supportedContentTypes)) { event in
                switch event.phase {
                case .entered: isTargeted?.wrappedValue = true
                case .left: isTargeted?.wrappedValue = false
                case .dropped(let item):
                    isTargeted?.wrappedValue = false
                    if let provider = item.provider { _ = action([provider], event.location) }
                }
            })
    }

    /// Lets an object handle what the user drags over this view and drops on it.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropDelegation(types: DragType.taken(by: supportedContentTypes), delegate: delegate))
    }

    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
    }

    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }
}

/// Handles what the user drags over a view and drops on it.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view takes what is dragged. It is asked when the drag comes, and when it is dropped.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what was dropped. The result is ignored.
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    /// Called once, when the drag comes: a page does not report each movement.
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view, and where it is.
public struct DropInfo {
    /// In points of the view.
    public let location: CGPoint
    fileprivate let provider: NSItemProvider?

    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// What is dragged, if it has one of the types. What another app drags is known when it is dropped.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        guard let provider, provider.types.contains(where: { type in contentTypes.contains { type.conforms(to: $0) } }) else { return [] }
        return [provider]
    }
}

/// What dropping does.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What a view would do with a drop. Browsers show the same whatever it is.
public struct DropProposal: Equatable, Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }
}

private struct DropDelegation: ElementModifier {
    let types: [String]
    nonisolated(unsafe) let delegate: any DropDelegate  // Sent to the main actor once, and used only there.

    nonisolated init(types: [String], delegate: any DropDelegate) {
        self.types = types
        self.delegate = delegate
    }

    func _apply(to element: inout ElementWriter) { element.onDrops(of: types) { $0.tell(delegate) } }
}

extension DropEvent {
    @MainActor
    fileprivate func tell(_ delegate: any DropDelegate) {
        let info = DropInfo(location: location, provider: item?.provider)
        switch phase {
        case .entered:
            guard delegate.validateDrop(info: info) else { return }
            delegate.dropEntered(info: info)
            _ = delegate.dropUpdated(info: info)
        case .left: delegate.dropExited(info: info)
        case .dropped: if delegate.validateDrop(info: info) { _ = delegate.performDrop(info: info) }
        }
    }
}
