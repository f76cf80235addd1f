import MartletCore
import MartletUI

/// A button. Shown as SwiftUI's `Button`.
///
/// - Partly: it shows the title and the image of its normal state; configurations and menus are missing.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close }

    private var titles: [UIControl.State: String] = [:] { didSet { changed() } }
    private var images: [UIControl.State: UIImage] = [:] { didSet { changed() } }
    private var titleColors: [UIControl.State: UIColor] = [:] { didSet { changed() } }
    /// The font of the title.
    public private(set) lazy var titleLabel: UILabel? = UILabel()

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        let symbol: String? =
            switch buttonType {
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            case .custom, .system, .plain: nil
            }
        if let image = symbol.flatMap({ UIImage(systemName: $0) }) { setImage(image, for: .normal) }
    }

    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { adopt(primaryAction) }
    }

    /// Takes the title and the image of the action, too.
    override func adopt(_ primaryAction: UIAction) {
        super.adopt(primaryAction)
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
    }

    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
    open func title(for state: UIControl.State) -> String? { titles[state] }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }
    open func image(for state: UIControl.State) -> UIImage? { images[state] }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state] = color }
    public var currentTitle: String? { isSelected ? titles[.selected] ?? titles[.normal] : titles[.normal] }
    public var currentImage: UIImage? { isSelected ? images[.selected] ?? images[.normal] : images[.normal] }

    override var hugsContent: Bool { true }

    override var content: AnyView { AnyView(ButtonOfControl(button: self, color: titleColors[.normal])) }
}

private struct ButtonOfControl: View {
    let button: UIButton
    let color: UIColor?

    var body: some View {
        let _ = button.read()
        Button {
            button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        } label: {
            HStack {
                if let image = button.currentImage { Image(uiImage: image) }
                if let title = button.currentTitle { Text(verbatim: title).font(button.titleLabel?.font.map { Font($0) }) }
            }
            .foregroundColor((color ?? button.tintColor).map { Color($0) })
        }
        .disabled(!button.isEnabled)
    }
}
