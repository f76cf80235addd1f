import MartletCore
import MartletUI

/// Decides about the gestures of a view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Never asked: gestures of several views are recognized at the same time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// Calls methods when the user makes a gesture on a view.
///
/// - Partly: taps, long presses, swipes and pans with one finger. A recognizer does not wait for another one, and an app cannot define its own.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    open internal(set) var state = State.possible
    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true { didSet { if isEnabled != oldValue { view?.changed() } } }
    /// Stored, and without effect.
    open var cancelsTouchesInView = true
    open var numberOfTouches: Int { state == .possible ? 0 : 1 }
    private var calls: [(target: () -> AnyObject?, action: Selector)] = []
    private var place = CGPoint.zero

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Calls a method of an object, without arguments or with the recognizer. The recognizer does not keep the object.
    open func addTarget(_ target: Any, action: Selector) {
        weak let object = target as AnyObject
        calls.append(({ object }, action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        calls.removeAll { (target == nil || $0.target() === target as AnyObject) && (action == nil || $0.action == action) }
    }

    /// Where the finger is in a view that contains the recognizer's, or is it; in the recognizer's view without one.
    open func location(in view: UIView?) -> CGPoint {
        var place = place
        var from = self.view
        while let current = from, current !== view, view != nil {
            place.x += current.frame.minX
            place.y += current.frame.minY
            from = current.superview
        }
        return place
    }

    /// Has no effect: each recognizer decides by itself.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Lets SwiftUI's gesture of the same kind call the recognizer.
    func attached(to content: AnyView) -> AnyView { content }

    /// Goes on to a state, and calls the methods.
    func go(to state: State, at place: CGPoint) {
        if self.state == .possible, delegate?.gestureRecognizerShouldBegin(self) == false { return }
        self.state = state
        self.place = place
        for call in calls { call.action.perform(on: call.target(), self) }
        if state == .ended { self.state = .possible }
    }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    /// Stored, and without effect: a tap is one with one finger.
    open var numberOfTouchesRequired = 1

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.simultaneousGesture(SpatialTapGesture(count: numberOfTapsRequired).onEnded { self.go(to: .ended, at: $0.location) }))
    }
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Stored, and without effect.
    open var allowableMovement: CGFloat = 10

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.simultaneousGesture(
                LongPressGesture(minimumDuration: minimumPressDuration).onEnded { _ in
                    self.go(to: .began, at: .zero)
                    self.go(to: .ended, at: .zero)
                }))
    }
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction = Direction.right

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.simultaneousGesture(
                DragGesture(minimumDistance: 30).onEnded { drag in
                    let (x, y) = (drag.translation.width, drag.translation.height)
                    let made: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : y > 0 ? .down : .up
                    if self.direction.contains(made) { self.go(to: .ended, at: drag.startLocation) }
                }))
    }
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var drag: DragGesture.Value?
    /// What an app has set the translation to, less what it was then.
    private var correction = CGPoint.zero

    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: (drag?.translation.width ?? 0) + correction.x, y: (drag?.translation.height ?? 0) + correction.y)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        correction = CGPoint(x: translation.x - (drag?.translation.width ?? 0), y: translation.y - (drag?.translation.height ?? 0))
    }

    /// In points a second.
    open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: drag?.velocity.width ?? 0, y: drag?.velocity.height ?? 0) }

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.simultaneousGesture(
                DragGesture().onChanged { drag in
                    if self.state == .possible { self.correction = .zero }
                    self.drag = drag
                    self.go(to: self.state == .possible ? .began : .changed, at: drag.location)
                }
                .onEnded { drag in
                    self.drag = drag
                    self.go(to: .ended, at: drag.location)
                }))
    }
}

extension UIView {
    /// Lets a gesture be recognized on the view.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = self
        recognizers.append(gestureRecognizer)
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = nil
        recognizers.removeAll { $0 === gestureRecognizer }
    }

    public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
}
