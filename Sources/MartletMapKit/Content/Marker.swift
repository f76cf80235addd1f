import MartletCoreLocation
import MartletCore
import MartletUI

/// A balloon at a place of the map, with a symbol in it and a title below it.
///
///     Marker("Ramen", systemImage: "fork.knife", coordinate: kitchen)
///
/// It is red unless it has a `tint`. In a map with a selection it is a button.
public struct Marker<Label: View>: _PrimitiveMapContent {
    private let label: AnyView?
    private let icon: AnyView
    private let coordinate: CLLocationCoordinate2D
    private var tag: AnyHashable?

    /// - Parameter label: The title; the icon of a `Label` is the symbol.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(coordinate: coordinate, label: AnyView(label.labelStyle(.titleOnly)), icon: AnyView(label.labelStyle(MarkerIconStyle())))
    }

    init(coordinate: CLLocationCoordinate2D, label: AnyView?, icon: AnyView) {
        (self.coordinate, self.label, self.icon) = (coordinate, label, icon)
    }

    public func _addItems(to list: inout MapItemList) {
        var item = MapItem(.marker(icon: icon), at: coordinate, title: label)
        item.tag = tag
        list.add(item)
    }
}

/// Shows the icon alone. A label that has none leaves the balloon to its dot.
private struct MarkerIconStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension Marker where Label == Text {
    private init(_ title: Text, _ coordinate: CLLocationCoordinate2D, icon: some View) {
        self.init(coordinate: coordinate, label: AnyView(title), icon: AnyView(icon))
    }

    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate, icon: MarkerDot())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) { self.init(Text(title), coordinate, icon: MarkerDot()) }

    /// - Parameter monogram: Up to three letters in the balloon.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate, icon: monogram.accessibilityHidden(true))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate, icon: monogram.accessibilityHidden(true))
    }

    /// Shows a place with its name.
    public init(item: MKMapItem) {
        self.init(Text(item.name ?? ""), item.placemark.coordinate, icon: MarkerDot())
        tag = AnyHashable(item)
    }
}

extension Marker where Label == MartletUI.Label<Text, Image> {
    private init(_ title: Text, _ coordinate: CLLocationCoordinate2D, image: Image) {
        self.init(coordinate: coordinate, label: AnyView(title), icon: AnyView(image.accessibilityHidden(true)))
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate, image: Image(systemName: systemImage))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate, image: Image(systemName: systemImage))
    }

    /// - Parameter image: The name of an image among the app's assets.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate, image: Image(image).resizable())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate, image: Image(image).resizable())
    }
}

/// What a balloon contains without a symbol.
struct MarkerDot: View {
    var body: some View { Circle().fill(.white).frame(width: 9, height: 9) }
}
