import Foundation
import MartletCore
import MartletElements

/// The sizes of a scroll view and its content, and where the content is.
public struct ScrollGeometry: Hashable, Sendable {
    /// The point of the content that is at the top leading corner of the scroll view, in points.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    /// Always zero: the margins of the content are part of its size.
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that can be seen.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }

    /// Decodes what a host reports.
    fileprivate init?(_ value: Value?) {
        guard let numbers = value?.listValue?.compactMap(\.doubleValue), numbers.count == 6 else { return nil }
        self.init(
            contentOffset: CGPoint(x: numbers[0], y: numbers[1]), contentSize: CGSize(width: numbers[2], height: numbers[3]),
            contentInsets: EdgeInsets(), containerSize: CGSize(width: numbers[4], height: numbers[5]))
    }

    fileprivate static let zero = ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
}

/// What a scroll view does.
public enum ScrollPhase: Int, Hashable, Sendable, CaseIterable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self == .interacting || self == .decelerating || self == .animating }
}

/// The circumstances of a change of a ``ScrollPhase``.
public struct ScrollPhaseChangeContext: Hashable, Sendable {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
    /// The velocity. Always `nil`: browsers do not report it.
    public var velocity: CGVector? { nil }
}

extension View {
    /// Runs an action with the first value computed from the geometry of the scroll view, and whenever the value changes. The page reports
    /// the geometry at most 30 times a second.
    ///
    /// - Parameter action: The first call gets the same value twice.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { modifier(ScrollGeometryObserver(transform: transform, action: action)) }

    /// Runs an action when the scroll view begins or ends to scroll.
    public nonisolated func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View
    {
        modifier(ScrollPhaseObserver { old, new, _ in action(old, new) })
    }

    /// Runs an action when the scroll view begins or ends to scroll.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View { modifier(ScrollPhaseObserver(action: action)) }

    /// Runs an action when the view becomes visible or invisible in its scroll views and the window.
    ///
    /// - Parameter threshold: The share of the view that has to be visible, from 0 to 1.
    public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        modifier(VisibilityObserver(threshold: threshold, action: action))
    }

    /// Runs an action with the identities of the visible views in the scroll target layout, whenever they change.
    ///
    /// - Parameter threshold: The share of a view that has to be visible, from 0 to 1.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { modifier(TargetVisibilityObserver(threshold: threshold, action: action)) }
}

private struct ScrollGeometryObserver<T: Equatable>: ViewModifier {
    /// The last value.
    final class Memory { var value: T? }

    // Sent to the main actor once, and called only there.
    nonisolated(unsafe) let transform: (ScrollGeometry) -> T
    nonisolated(unsafe) let action: (T, T) -> Void
    @UnobservedStateObject private var memory = Memory()

    nonisolated init(transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }

    func body(content: Content) -> some View {
        content.modifier(
            ReportHandler(action: .scrollGeometry) { value in
                guard let new = ScrollGeometry(value).map(transform) else { return }
                let old = memory.value
                guard old != new else { return }
                memory.value = new
                action(old ?? new, new)
            })
    }
}

private struct ScrollPhaseObserver: ViewModifier {
    final class Memory {
        var phase = ScrollPhase.idle
        var geometry = ScrollGeometry.zero
    }

    nonisolated(unsafe) let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void  // As above.
    @UnobservedStateObject private var memory = Memory()

    nonisolated init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }

    func body(content: Content) -> some View {
        content
            .modifier(
                ReportHandler(action: .scrollPhase) { value in
                    guard let new = value?.intValue.flatMap(ScrollPhase.init), new != memory.phase else { return }
                    let old = memory.phase
                    memory.phase = new
                    action(old, new, ScrollPhaseChangeContext(geometry: memory.geometry))
                }
            )
            .modifier(ReportHandler(action: .scrollGeometry) { memory.geometry = ScrollGeometry($0) ?? memory.geometry })
    }
}

private struct VisibilityObserver: ElementModifier {
    let threshold: Double
    nonisolated(unsafe) let action: (Bool) -> Void  // As above.

    nonisolated init(threshold: Double, action: @escaping (Bool) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    func _apply(to element: inout ElementWriter) {
        element[.visibilityThreshold] = .double(min(max(threshold, 0), 1))
        element.on(.visible) { if let isVisible = $0?.boolValue { action(isVisible) } }
    }
}

private struct TargetVisibilityObserver<ID: Hashable>: ElementModifier {
    let threshold: Double
    nonisolated(unsafe) let action: ([ID]) -> Void  // As above.

    nonisolated init(threshold: Double, action: @escaping ([ID]) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    func _apply(to element: inout ElementWriter) {
        guard let tree = element.node?.tree else { return }
        element[.targetThreshold] = .double(min(max(threshold, 0), 1))
        element.on(.visibleTargets) { value in
            action(
                (value?.listValue ?? []).compactMap { number in
                    let element = number.intValue.flatMap { tree[ElementID(rawValue: $0)] }
                    return (element?.target as? AnyViewNode)?.identity(as: ID.self)
                })
        }
    }
}

/// Handles what a host reports of an element.
struct ReportHandler: ElementModifier {
    let action: MartletElements.Action
    let handle: (Value?) -> Void

    func _apply(to element: inout ElementWriter) { element.on(action, handle) }
}
