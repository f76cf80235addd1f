import MartletGraph
import MartletUI

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    public enum Style: Int, Sendable { case plain, done = 2 }

    /// The look of a button that the system knows.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop,
            camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    /// The reads of the properties by the bar that shows the button.
    let source = Source()
    open var title: String? { didSet { source.changed() } }
    open var image: UIImage? { didSet { source.changed() } }
    open var isEnabled = true { didSet { source.changed() } }
    /// Stored, and without effect.
    open var style = Style.plain
    open var primaryAction: UIAction?

    public override init() { super.init() }

    public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        let (title, symbol) = Self.look(of: systemItem)
        self.title = title
        image = symbol.flatMap { UIImage(systemName: $0) }
        self.primaryAction = primaryAction
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, primaryAction: nil)
        call(action, of: target)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, image: image, primaryAction: nil)
        call(action, of: target)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        call(action, of: target)
    }

    /// The object whose method the button calls.
    open weak var target: AnyObject?
    /// The method that the button calls, without arguments or with the button.
    open var action: Selector?

    private func call(_ action: Selector?, of target: Any?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Does what the button is for.
    func perform() {
        if let primaryAction { return primaryAction.perform(self) }
        action?.perform(on: target, self)
    }

    private static func look(of item: SystemItem) -> (title: String, symbol: String?) {
        switch item {
        case .done: ("Done", nil)
        case .cancel: ("Cancel", nil)
        case .edit: ("Edit", nil)
        case .save: ("Save", nil)
        case .undo: ("Undo", nil)
        case .redo: ("Redo", nil)
        case .add: ("Add", "plus")
        case .compose: ("Compose", "square.and.pencil")
        case .reply: ("Reply", "arrowshape.turn.up.left")
        case .action: ("Share", "square.and.arrow.up")
        case .organize: ("Organize", "folder")
        case .bookmarks: ("Bookmarks", "book")
        case .search: ("Search", "magnifyingglass")
        case .refresh: ("Refresh", "arrow.clockwise")
        case .stop, .close: ("Close", "xmark")
        case .camera: ("Camera", "camera")
        case .trash: ("Delete", "trash")
        case .play: ("Play", "play.fill")
        case .pause: ("Pause", "pause.fill")
        case .rewind: ("Rewind", "backward.fill")
        case .fastForward: ("Forward", "forward.fill")
        case .flexibleSpace, .fixedSpace: ("", nil)
        }
    }

    /// Sets how the buttons of bars look in the whole app: of ``tintColor`` and the attributes of titles, the colour.
    open class func appearance() -> UIBarButtonItem {
        _ = AppearanceProxies.current.navigationBar
        return AppearanceProxies.current.barButton
    }

    /// The colour that the app has set.
    var ownColor: UIColor? { titleColor ?? tintColor }

    open var tintColor: UIColor? { didSet { DefaultLooks.current.changed() } }
    private var titleColor: UIColor? { didSet { DefaultLooks.current.changed() } }

    /// Sets how titles look. Of the appearance proxy, the colour in the normal state is used.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        if state == .normal { titleColor = attributes?[.foregroundColor] as? UIColor }
    }
}
