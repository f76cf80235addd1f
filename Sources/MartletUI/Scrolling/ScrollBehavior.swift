import MartletCore
import MartletElements

/// What the environment says of the scrolling of one axis or both.
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

    /// Whether the user can move content in scroll views.
    public var isScrollEnabled: Bool {
        get { !scrollBehavior.isDisabled }
        set { scrollBehavior.isDisabled = !newValue }
    }
}

extension ElementWriter {
    /// What all that scrolls says of its scrolling.
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
        if let margins = environment.contentMargins {
            self[.contentInsets] = [.double(margins.top), .double(margins.leading), .double(margins.bottom), .double(margins.trailing)]
        }
        if behavior.hidesBackground { add(HidesScrollBackground()) }
        if axes.contains(.vertical) { lowerRefreshing() }
    }
}

extension View {
    /// Shows or hides the bars that tell where the content stands.
    public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    {
        transformEnvironment(\.scrollBehavior) { behavior in
            if visibility.isHidden { behavior.hidesIndicators.formUnion(axes) } else { behavior.hidesIndicators.subtract(axes) }
        }
    }

    /// Keeps the user from moving the content of scroll views.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Shows what scroll views contain beyond their edges, too.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.showsOverflow = disabled }
    }

    /// Says whether moving the content puts the keyboard away.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.keyboardDismissal = mode.name }
    }

    /// Says whether content can be moved beyond its end.
    public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.bounce = behavior.name }
    }

    /// Says where scroll views come to rest.
    public nonisolated func scrollTargetBehavior<T: ScrollTargetBehavior>(_ behavior: T) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.paging = T._name }
    }

    /// Shows or hides what lists, forms and editors paint behind their content.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.hidesBackground = visibility == .hidden }
    }

    /// Says where the content of scroll views stands at first, and where it stays when it grows.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollBehavior) { $0.initialPosition = anchor }
    }
}

/// Whether the bars are shown that tell where content stands.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let isHidden: Bool

    public static let automatic = ScrollIndicatorVisibility(isHidden: false)
    public static let visible = ScrollIndicatorVisibility(isHidden: false)
    public static let hidden = ScrollIndicatorVisibility(isHidden: true)
    public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// Whether moving content puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
    let name: String?

    public static let automatic = ScrollDismissesKeyboardMode(name: nil)
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether content can be moved beyond its end.
public struct ScrollBounceBehavior: Sendable {
    let name: String?

    public static let automatic = ScrollBounceBehavior(name: nil)
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Where a scroll view comes to rest. Use the behaviours named here; Apple's protocol can also be conformed to, which this one cannot: the
/// page scrolls by itself.
public protocol ScrollTargetBehavior: Sendable {
    /// The behaviour as hosts name it.
    static var _name: String { get }
}

/// Comes to rest at multiples of the window's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public static var _name: String { "page" }
    public nonisolated init() {}
}

/// Comes to rest at the views of the scroll target.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one movement may pass.
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
    /// Makes the views in this stack what scroll views come to rest at.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(ScrollTargetModifier(isEnabled: isEnabled)) }

    /// Makes this view something that a scroll view comes to rest at.
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { modifier(ScrollTargetModifier(isEnabled: isEnabled)) }
}

private struct ScrollTargetModifier: ElementModifier {
    let isEnabled: Bool

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

    func _apply(to element: inout ElementWriter) { if isEnabled { element[.isScrollTarget] = true } }
}
