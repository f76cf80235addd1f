import MartletCore
import MartletDevice
import MartletUI
import MartletUniformTypes

/// An object that receives what the user has chosen in a ``UIImagePickerController``.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
    }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Lets the user choose a picture or a film in the browser's dialog, which opens when the controller appears. As a camera it asks phones and tablets for
/// a new picture; on other devices the user chooses a file.
///
/// - Partly: pictures are not cropped, and only those that browsers show are taken; no overlays, no control of the camera.
open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public enum CameraDevice: Int, Sendable { case rear, front }
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540 }

    /// The parts of what the user has chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier of a type: `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The original image, if ``UIImagePickerController/allowsEditing`` is set: it is not cropped.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// Absent.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of a film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The URL of a picture.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// Absent.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }

    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open var sourceType = SourceType.photoLibrary
    open var mediaTypes = ["public.image"]
    open var allowsEditing = false
    open var cameraDevice = CameraDevice.rear
    /// Without effect.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Without effect.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Without effect.
    open var videoQuality = QualityType.typeMedium
    /// Without effect.
    open var videoMaximumDuration: TimeInterval = 600
    /// Without effect.
    open var showsCameraControls = true
    private let chooser = FileChooser()

    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { nil }

    /// Always `true`: a page does not know whether the device has a camera.
    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
    /// Always `true`: a page does not know whether the device has a camera.
    public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
    public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image", "public.movie"] }

    override var content: AnyView {
        AnyView(
            FileChooserView(
                chooser: chooser, title: sourceType == .camera ? "Take a picture" : "Choose a picture",
                symbol: sourceType == .camera ? "camera" : "photo", action: { [chooser] in chooser.begin() }))
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let capture = cameraDevice == .front ? "user" : "environment"
        chooser.choice = FileService.Choice(
            accepts: UTType.accepted(mediaTypes.compactMap { UTType($0) }), most: 1, capture: sourceType == .camera ? capture : nil)
        chooser.chosen = { [weak self] files, urls in try self?.finish(with: files[0], at: urls[0]) }
        chooser.cancelled = { [weak self] in self?.cancel() }
        chooser.begin()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        chooser.end()
    }

    private func cancel() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.imagePickerControllerDidCancel(self)
    }

    private func finish(with file: PickedFile, at url: URL) throws {
        var info: [InfoKey: Any] = [:]
        if file.type?.conforms(to: .audiovisualContent) == true {
            info = [.mediaType: "public.movie", .mediaURL: url]
        } else {
            guard let image = UIImage(data: try Data(contentsOf: url, options: .mappedIfSafe)) else { throw UnknownPicture() }
            info = [.mediaType: "public.image", .originalImage: image, .imageURL: url]
            if allowsEditing { info[.editedImage] = image }
        }
        guard let delegate else { return dismiss(animated: true) }
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
}

private struct UnknownPicture: LocalizedError {
    var errorDescription: String? { "This picture cannot be shown. Choose one that is a PNG, JPEG, GIF or WebP." }
}

extension PickedFile {
    /// `nil` if neither the browser nor the name tells a known type.
    var type: UTType? { UTType(mimeType: mimeType) ?? UTType(fileName: name) }
}
