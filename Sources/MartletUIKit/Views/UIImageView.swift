import MartletCore
import MartletUI

/// Shows an image. Shown as SwiftUI's `Image`.
open class UIImageView: UIView {
    open var image: UIImage? { didSet { if image !== oldValue { changed() } } }

    public convenience init(image: UIImage?) {
        self.init()
        self.image = image
    }

    override var hugsContent: Bool { true }

    override var content: AnyView {
        guard let image else { return AnyView(EmptyView()) }
        switch contentMode {
        case .scaleAspectFit: return AnyView(Image(uiImage: image).resizable().scaledToFit())
        case .scaleAspectFill: return AnyView(Image(uiImage: image).resizable().scaledToFill())
        case .center: return AnyView(Image(uiImage: image))
        case .scaleToFill, .redraw: return AnyView(Image(uiImage: image).resizable())
        }
    }
}
