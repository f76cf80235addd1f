import MartletCore
import MartletElements
import MartletUI

/// A control with a segment for each choice. Shown as SwiftUI's segmented `Picker`.
///
/// - Partly: it shows titles; images and the widths of segments are missing.
open class UISegmentedControl: UIControl {
    /// Sets how pickers with segments look in the whole app: their colours, and the fonts of titles. Unlike UIKit's, it also changes those
    /// that are shown.
    public override class func appearance() -> UISegmentedControl { AppearanceProxies.current.segments }

    private var titleAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
    private var selectedAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }

    func look(in environment: EnvironmentValues) -> SegmentsLook {
        SegmentsLook(
            background: backgroundColor?.elementColor(in: environment),
            selected: (selectedSegmentTintColor ?? tintColor)?.elementColor(in: environment),
            title: TitleLook(titleAttributes, in: environment),
            selectedTitle: TitleLook(selectedAttributes ?? titleAttributes, in: environment))
    }

    /// The index for no segment.
    public static let noSegment = -1

    private var titles: [String] = [] { didSet { changed() } }
    /// The colour of the selected segment. Only the appearance proxy's has an effect.
    open var selectedSegmentTintColor: UIColor? { didSet { changed() } }
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { if selectedSegmentIndex != oldValue { changed() } } }

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
    }

    public var numberOfSegments: Int { titles.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    }
    open func removeAllSegments() { titles = [] }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if titles.indices.contains(segment) { titles[segment] = title ?? "" }
    }
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
    /// Sets how titles look. Only the appearance proxy's has an effect: the colour and the font in the normal and the selected state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        if state == .normal { titleAttributes = attributes } else if state == .selected { selectedAttributes = attributes }
    }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}

    override var content: AnyView {
        let choice = Binding {
            self.read()
            return self.selectedSegmentIndex
        } set: { (index: Int) in
            self.selectedSegmentIndex = index
            self.sendActions(for: .valueChanged)
        }
        return AnyView(
            Picker("", selection: choice) {
                ForEach(Array(titles.enumerated()), id: \.offset) { Text(verbatim: $0.element).tag($0.offset) }
            }
            .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled))
    }
}
