import MartletCore
import MartletGraph
import MartletUI

/// What a navigation controller shows of a controller in its bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    private weak var controller: UIViewController?

    init(of controller: UIViewController?) { self.controller = controller }

    public init(title: String) {
        controller = nil
        self.title = title
    }

    open var title: String? { didSet { if title != oldValue { controller?.changed() } } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { controller?.changed() } }
    open var hidesBackButton = false { didSet { controller?.changed() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { controller?.changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { controller?.changed() } }
    public var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    public var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Stored, and without effect.
    open var backButtonTitle: String?
    /// Stored, and without effect.
    open var backBarButtonItem: UIBarButtonItem?
}

/// What a bar of tabs shows of a controller.
@MainActor @preconcurrency
open class UITabBarItem: NSObject {
    /// The reads of the properties by the bar that shows the tab.
    let source = Source()
    open var title: String? { didSet { source.changed() } }
    open var image: UIImage? { didSet { source.changed() } }
    /// Stored; the tab shows ``image``.
    open var selectedImage: UIImage?
    open var tag: Int
    open var badgeValue: String? { didSet { source.changed() } }

    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public override convenience init() { self.init(title: nil, image: nil, tag: 0) }
}
