import MartletCore
import MartletCoreLocation
import MartletGraph
import MartletUI
import MartletUIKit

/// A map of UIKit, for a `UIViewRepresentable`. Shown as SwiftUI's `Map`, with what that has and lacks.
@MainActor @preconcurrency
open class MKMapView: UIView {
    private let source = Source()
    private var host: UIHostingController<MKMapContent>?
    private var wanted = MKMapRect.world
    private(set) var visible: MKMapRect?
    private var pageFrame = CGRect.zero
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    private var classes: [String: MKAnnotationView.Type] = [:]

    open weak var delegate: (any MKMapViewDelegate)? { didSet { redraw() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let host = UIHostingController(rootView: MKMapContent(map: self))
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
        self.host = host
    }

    /// Records that the view being evaluated shows the map.
    func wasRead() { source.wasRead() }

    private func redraw() { source.changed() }

    // MARK: The area

    /// The area that is shown, or, before the page has shown the map, that is to be shown.
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { show(newValue.mapRect, animated: false) }
    }
    open var visibleMapRect: MKMapRect {
        get { visible ?? wanted }
        set { show(newValue, animated: false) }
    }
    open var centerCoordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: visibleMapRect.midX, y: visibleMapRect.midY).coordinate }
        set { setCenter(newValue, animated: false) }
    }
    open var camera: MKMapCamera {
        get {
            let camera = MapCamera(seeing: visibleMapRect)
            return MKMapCamera(lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: 0, heading: 0)
        }
        set { setCamera(newValue, animated: false) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(region.mapRect, animated: animated) }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { show(mapRect, animated: animated) }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animate: Bool) {
        setVisibleMapRect(mapRect, edgePadding: insets, animated: animate)
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        let size = pageFrame.width > 0 ? pageFrame.size : CGSize(width: 390, height: 390)
        let room = CGSize(
            width: max(size.width - insets.left - insets.right, 1), height: max(size.height - insets.top - insets.bottom, 1))
        let unit = max(mapRect.width / Double(room.width), mapRect.height / Double(room.height))
        let rect = MKMapRect(
            x: mapRect.minX - Double(insets.left) * unit, y: mapRect.minY - Double(insets.top) * unit,
            width: mapRect.width + Double(insets.left + insets.right) * unit,
            height: mapRect.height + Double(insets.top + insets.bottom) * unit)
        show(rect, animated: animated)
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        let (center, rect) = (MKMapPoint(coordinate), visibleMapRect)
        show(rect.offsetBy(dx: center.x - rect.midX, dy: center.y - rect.midY), animated: animated)
    }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        show(MapCamera(centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance).mapRect, animated: animated)
    }
    /// Returns the region: the page fits it to its size.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }

    private func show(_ rect: MKMapRect, animated: Bool) {
        guard rect != wanted else { return }
        wanted = rect
        visible = nil
        if animated { withAnimation { redraw() } } else { redraw() }
    }

    /// What is shown now, as the page tells it.
    func changed(_ rect: MKMapRect, isMoving: Bool, frame: CGRect) {
        let isFirst = visible == nil && pageFrame == .zero
        (visible, pageFrame) = (rect, frame)
        delegate?.mapViewDidChangeVisibleRegion(self)
        guard !isMoving else { return }
        if isFirst {
            delegate?.mapViewDidFinishLoadingMap(self)
            delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
        delegate?.mapView(self, regionWillChangeAnimated: false)
        delegate?.mapView(self, regionDidChangeAnimated: false)
    }

    func moved(to rect: MKMapRect) {
        wanted = rect
        if userTrackingMode != .none { setUserTrackingMode(.none, animated: false) }
    }

    var wantedRect: MKMapRect { wanted }

    // MARK: Bounds

    /// Where the centre of the visible area may be.
    public final class CameraBoundary: NSObject {
        public let mapRect: MKMapRect
        public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        public init?(mapRect: MKMapRect) { self.mapRect = mapRect }
        public init?(coordinateRegion region: MKCoordinateRegion) { mapRect = region.mapRect }
    }

    /// How near and how far the camera may be, in meters.
    public final class CameraZoomRange: NSObject {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance

        public init?(minCenterCoordinateDistance: CLLocationDistance = 0, maxCenterCoordinateDistance: CLLocationDistance = 0) {
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
    }

    open var cameraBoundary: CameraBoundary? { didSet { redraw() } }
    open var cameraZoomRange: CameraZoomRange! { didSet { redraw() } }
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) { self.cameraBoundary = cameraBoundary }
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) { self.cameraZoomRange = cameraZoomRange }

    var cameraBounds: MapCameraBounds? {
        guard cameraBoundary != nil || cameraZoomRange != nil else { return nil }
        var bounds = MapCameraBounds(
            minimumDistance: cameraZoomRange?.minCenterCoordinateDistance, maximumDistance: cameraZoomRange?.maxCenterCoordinateDistance)
        bounds.rect = cameraBoundary?.mapRect
        return bounds
    }

    // MARK: Choices

    /// What the ground shows, as ``mapType`` says it.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
        didSet { mapType = preferredConfiguration.type }
    }

    open var mapType = MKMapType.standard { didSet { redraw() } }
    open var isZoomEnabled = true { didSet { redraw() } }
    open var isScrollEnabled = true { didSet { redraw() } }
    /// Stored, and without effect: north is up.
    open var isRotateEnabled = true
    /// Stored, and without effect: the map is seen from above.
    open var isPitchEnabled = true
    /// Stored, and without effect: north is up.
    open var showsCompass = true
    open var showsScale = false { didSet { redraw() } }
    /// Stored, and without effect.
    open var showsTraffic = false
    /// Stored, and without effect.
    open var showsBuildings = true
    /// Stored, and without effect.
    open var showsPointsOfInterest = true
    /// Stored, and without effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsUserLocation = false { didSet { redraw() } }
    public let userLocation = MKUserLocation()
    public var isUserLocationVisible: Bool { userLocation.location.map { visibleMapRect.contains(MKMapPoint($0.coordinate)) } ?? false }
    open var userTrackingMode = MKUserTrackingMode.none { didSet { redraw() } }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        userTrackingMode = mode
        delegate?.mapView(self, didChange: mode, animated: animated)
    }

    // MARK: Annotations

    public private(set) var annotations: [any MKAnnotation] = []

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
            self.annotations.append(annotation)
            (annotation as? MKShape)?.changed = { [weak self] in
                onMainQueue { self?.redraw() }
            }
        }
        redraw()
        let views = annotations.map { view(made: $0) }
        delegate?.mapView(self, didAdd: views)
    }
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            self.annotations.removeAll { $0 === annotation }
            selectedAnnotations.removeAll { $0 === annotation }
            views[ObjectIdentifier(annotation)] = nil
            (annotation as? MKShape)?.changed = nil
        }
        redraw()
    }
    /// Shows the area of some annotations, which are added to the map.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let rect = MKMapRect(around: annotations.map { MKMapPoint($0.coordinate) })
        if !rect.isNull { show(rect.withMargins, animated: animated) }
    }
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
    }

    public private(set) var selectedAnnotations: [any MKAnnotation] = []

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
        selectedAnnotations = [annotation]
        let view = view(made: annotation)
        view.setSelected(true, animated: animated)
        redraw()
        delegate?.mapView(self, didSelect: view)
        delegate?.mapView(self, didSelect: annotation)
    }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations.removeAll { $0 === annotation }
        let view = view(made: annotation)
        view.setSelected(false, animated: animated)
        redraw()
        delegate?.mapView(self, didDeselect: view)
        delegate?.mapView(self, didDeselect: annotation)
    }

    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// Always `nil`: views are kept with their annotations.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        (classes[identifier] ?? MKMarkerAnnotationView.self).init(annotation: annotation, reuseIdentifier: identifier)
    }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    func view(made annotation: any MKAnnotation) -> MKAnnotationView {
        let id = ObjectIdentifier(annotation)
        if let view = views[id] { return view }
        let view =
            delegate?.mapView(self, viewFor: annotation)
            ?? dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
        view.annotation = annotation
        views[id] = view
        return view
    }

    // MARK: Overlays

    public private(set) var overlays: [any MKOverlay] = []

    open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
    open func addOverlays(_ overlays: [any MKOverlay]) {
        self.overlays += overlays.filter { overlay in !self.overlays.contains { $0 === overlay } }
        redraw()
    }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlays.insert(overlay, at: min(max(index, 0), overlays.count))
        redraw()
    }
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays {
            self.overlays.removeAll { $0 === overlay }
            renderers[ObjectIdentifier(overlay)] = nil
        }
        redraw()
    }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

    func renderer(made overlay: any MKOverlay) -> MKOverlayRenderer? {
        let id = ObjectIdentifier(overlay)
        if let renderer = renderers[id] { return renderer }
        let renderer = delegate?.mapView(self, rendererFor: overlay)
        renderers[id] = renderer
        return renderer
    }

    // MARK: Points

    /// Returns the coordinate of a point of the map; of the middle before the page has shown the map.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        guard pageFrame.width > 0 else { return centerCoordinate }
        let (rect, scale) = (visibleMapRect, visibleMapRect.width / Double(pageFrame.width))
        return MKMapPoint(x: rect.minX + Double(point.x) * scale, y: rect.minY + Double(point.y) * scale).coordinate
    }
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        guard pageFrame.width > 0 else { return .zero }
        let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
        let scale = Double(pageFrame.width) / rect.width
        return CGPoint(x: (point.x - rect.minX) * scale, y: (point.y - rect.minY) * scale)
    }
}
