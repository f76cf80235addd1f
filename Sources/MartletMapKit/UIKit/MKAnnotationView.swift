import MartletCore
import MartletUI
import MartletUIKit

public enum MKAnnotationViewDragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// Which annotations hide others. Without effect: all are shown.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000)
    public static let defaultHigh = Self(750)
    public static let defaultLow = Self(250)
}

/// What a map shows for an annotation: an image, or subviews.
///
/// - Partly: it cannot be dragged; nothing is clustered.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open var image: UIImage?
    /// How far the middle of the view is from its place, in points.
    open var centerOffset = CGPoint.zero
    /// Stored, and without effect.
    open var calloutOffset = CGPoint.zero
    open var canShowCallout = false
    open var rightCalloutAccessoryView: UIView?
    open var leftCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var isEnabled = true
    /// Whether it is the selected one.
    open var isSelected = false
    /// Stored, and without effect.
    open var isDraggable = false
    open var dragState = MKAnnotationViewDragState.none
    /// Stored, and without effect.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// Stored, and without effect.
    open var clusteringIdentifier: String?

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// The item of the map that stands for the view.
    var item: MapItem? {
        guard let annotation else { return nil }
        let content: AnyView =
            if let image { AnyView(Image(uiImage: image)) } else {
                AnyView(RepresentedAnnotation(view: self).frame(width: own.width, height: own.height))
            }
        let anchor = UnitPoint(
            x: 0.5 - centerOffset.x / max(size.width, 1), y: 0.5 - centerOffset.y / max(size.height, 1))
        var item = MapItem(.annotation(view: AnyView(content.alpha(alpha)), anchor: anchor), at: annotation.coordinate)
        item.style.hidesTitle = true
        item.title = annotation.title.map { AnyView(Text($0)) }
        return item
    }

    private var own: CGSize { bounds.size == UIScreen.main.bounds.size ? CGSize(width: 20, height: 20) : bounds.size }
    private var size: CGSize { image?.size ?? own }
}

extension View {
    fileprivate func alpha(_ alpha: CGFloat) -> some View { opacity(alpha) }
}

/// Shows a view of UIKit.
struct RepresentedAnnotation: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A balloon.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var selectedGlyphImage: UIImage?
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var animatesWhenAdded = false

    override var item: MapItem? {
        guard let annotation else { return nil }
        let icon: AnyView =
            if let glyphText {
                AnyView(Text(glyphText).accessibilityHidden(true))
            } else if let glyphImage {
                AnyView(Image(uiImage: glyphImage).resizable().scaledToFit().accessibilityHidden(true))
            } else {
                AnyView(MarkerDot())
            }
        var item = MapItem(
            .marker(icon: AnyView(icon.foregroundStyle(glyphTintColor.map { Color($0) } ?? .white))), at: annotation.coordinate)
        item.title = annotation.title.map { AnyView(Text($0)) }
        item.subtitle = annotation.subtitle.map { AnyView(Text($0)) }
        item.style.tint = markerTintColor.map { AnyShapeStyle(Color($0)) }
        item.style.hidesTitle = titleVisibility == .hidden
        item.style.hidesSubtitle = subtitleVisibility != .visible
        return item
    }
}

/// A pin of earlier maps, shown as a balloon.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKMarkerAnnotationView {
    open var pinTintColor: UIColor! {
        get { markerTintColor }
        set { markerTintColor = newValue }
    }
    open var animatesDrop = false
    open class func redPinColor() -> UIColor { .red }
    open class func greenPinColor() -> UIColor { .green }
    open class func purplePinColor() -> UIColor { .purple }

    override var item: MapItem? {
        var item = super.item
        item?.style.hidesTitle = true
        return item
    }
}

/// The dot of the user.
@MainActor @preconcurrency
open class MKUserLocationView: MKAnnotationView {}
