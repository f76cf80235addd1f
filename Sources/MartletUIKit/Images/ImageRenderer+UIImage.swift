import MartletImageRenderer

extension ImageRenderer {
    /// The view as an image of UIKit; `nil` if it has no size or is too large, or on a machine without cairo.
    public var uiImage: UIImage? { cgImage.map { UIImage($0, scale: scale) } }
}
