import MartletCore
import MartletElements

/// The scroll settings in the environment.
struct ScrollBehavior: Equatable {
    var hidesIndicators: Axis.Set = []
    var isDisabled = false
    var showsOverflow = false
    var keyboardDismissal: String?
    var bounce: String?
    var paging: String?
    var initialPosition: UnitPoint?
    var hidesBackground = false
}

extension EnvironmentValues {
    private struct ScrollBehaviorKey: EnvironmentKey {
        static var defaultValue: ScrollBehavior { ScrollBehavior() }
    }

    var scrollBehavior: ScrollBehavior {
        get { self[ScrollBehaviorKey.self] }
        set { self[ScrollBehaviorKey.self] = newValue }
    }

    /// Whether scroll views scroll.
    public var isScrollEnabled: Bool {
        get { !scrollBehavior.isDisabled }
        set { scrollBehavior.isDisabled = !newValue }
    }
}

extension ElementWriter {
    /// Writes the attributes that all scrolling elements share.
    @MainActor
    mutating func lowerScrolling(along axes: Axis.Set) {
        let behavior = environment.scrollBehavior
        if !axes.isEmpty, behavior.hidesIndicators.isSuperset(of: axes) { self[.indicators] = false }
        if behavior.isDisabled { self[.isScrollDisabled] = true }
        if behavior.showsOverflow { self[.showsOverflow] = true }
        self[.keyboardDismissal] = behavior.keyboardDismissal.map { .string($0) }
        self[.bounce] = behavior.bounce.map { .string($0) }
        self[.paging] = behavior.paging.map { .string($0) }
        self[.initialPosition] = behavior.initialPosition.map { [.double($0.x), .double($0.y)] }
        self[.contentInsets] = environment.contentMargins.attribute
        if behavior.hidesBackground { add(HidesScrollBackground()) }
        if axes.contains(.vertical) { lowerRefreshing() }
    }
}

extension View {
    /// Shows or hides the scroll indicators.
    public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    {
        transformEnvironment(\.scrollBehavior) { behavior in
            if visibility.isHidden { behavior.hidesIndicators.formUnion(axes) } else { behavior.hidesIndicators.subtract(axes) }
        }
    }

    /// Prevents the user from scrolling scroll views.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Sets whether scroll views show content beyond their bounds.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.showsOverflow = disabled }
    }

    /// Sets whether scrolling dismisses the keyboard.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.keyboardDismissal = mode.name }
    }

    /// Sets whether scroll views bounce at their ends.
    public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.bounce = behavior.name }
    }

    /// Sets the positions at which scroll views stop.
    ///
    /// - Partly: each view is centred where scrolling stops.
    public nonisolated func scrollTargetBehavior<T: ScrollTargetBehavior>(_ behavior: T) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.paging = T._name }
    }

    /// Shows or hides the default background of lists, forms and editors.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.hidesBackground = visibility == .hidden }
    }

    /// Sets the anchor of the initial scroll position, which is kept when the content grows.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.initialPosition = anchor }
    }
}

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let isHidden: Bool

    public static let automatic = ScrollIndicatorVisibility(isHidden: false)
    public static let visible = ScrollIndicatorVisibility(isHidden: false)
    public static let hidden = ScrollIndicatorVisibility(isHidden: true)
    public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// Whether scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
    let name: String?

    public static let automatic = ScrollDismissesKeyboardMode(name: nil)
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Sendable {
    let name: String?

    public static let automatic = ScrollBounceBehavior(name: nil)
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The positions at which a scroll view stops. Use the behaviours declared here. Unlike Apple's, the protocol has no requirement that
/// computes a position, because the browser scrolls by itself.
public protocol ScrollTargetBehavior: Sendable {
    /// The host's name of the behaviour.
    static var _name: String { get }
}

/// Stops at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public static var _name: String { "page" }
    public nonisolated init() {}
}

/// Stops at the views of the scroll target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that one scroll gesture can pass. Ignored: the browser decides.
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let alwaysByFew = LimitBehavior()
        public static let alwaysByOne = LimitBehavior()
        public static let never = LimitBehavior()
    }

    public static var _name: String { "view" }
    public nonisolated init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Makes the views in this stack scroll targets, at which scroll views stop.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(ScrollTargetModifier(isEnabled: isEnabled)) }

    /// Makes this view a scroll target, at which a scroll view stops.
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { modifier(ScrollTargetModifier(isEnabled: isEnabled)) }
}

private struct ScrollTargetModifier: ElementModifier {
    let isEnabled: Bool

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

    func _apply(to element: inout ElementWriter) { if isEnabled { element[.isScrollTarget] = true } }
}
