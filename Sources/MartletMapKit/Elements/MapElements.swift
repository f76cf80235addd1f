import MartletCore
import MartletElements
import MartletUI

/// The map with all that is on it.
struct MapElement<Content: View>: ElementView {
    typealias Body = Never
    let model: MapModel
    let aim: MapModel.Aim
    let tiles: MapTiles?
    let options: MapOptions
    let modes: MapInteractionModes
    let bounds: MapCameraBounds?
    let deselect: (() -> Void)?
    nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    static var _kind: Kind { .map }

    func _lower(to element: inout ElementWriter) {
        element[.wish] = .string(aim.text)
        let address = options.style.isImagery ? tiles?.imagery ?? tiles?.standard : tiles?.standard
        element[.tiles] = address.map { .string($0) }
        element[.maximumZoom] = tiles.map { .int($0.maximumZoom) }
        element[.credit] = .string(tiles?.credit ?? "No map tiles")
        let names: [(MapInteractionModes, String)] = [(.pan, "pan"), (.zoom, "zoom")]
        let isEnabled = element.environment.isEnabled
        element[.modes] = .string(names.filter { isEnabled && modes.contains($0.0) }.map(\.1).joined(separator: " "))
        element[.bounds] = bounds.map { .string($0.text(near: aim.rect)) }
        if options.isLive { element[.isLive] = true }
        for action in [Action.change, .report] {
            element.on(action) { [weak model] value in if let report = MapReport(value) { model?.receive(report) } }
        }
        if let deselect { element.on(.deselect) { _ in deselect() } }
    }
}

extension MKMapRect {
    /// As the page reads it.
    fileprivate var text: String { "\(minX) \(minY) \(width) \(height)" }
}

extension MapModel.Aim {
    fileprivate var text: String { "\(number) \(moves) \(rect.text)" }
}

extension MapCameraBounds {
    fileprivate func text(near place: MKMapRect) -> String {
        let rect = rect ?? .world
        let latitude = MKMapPoint(x: place.midX, y: place.midY).coordinate.latitude
        let heights = [minimumDistance ?? 0, maximumDistance ?? 0].map { MapCamera.height(at: $0, latitude: latitude) }
        return "\(rect.text) \(heights[0]) \(heights[1])"
    }
}

extension ElementWriter {
    /// Writes where an item is.
    @MainActor
    fileprivate mutating func place(_ point: MKMapPoint, anchor: UnitPoint? = nil) {
        self[.place] = .string("\(point.x) \(point.y)")
        if let anchor { self[.anchor] = .string("\(anchor.x) \(anchor.y)") }
    }
}

/// A balloon.
struct MapMarkerElement<Content: View>: ElementView {
    typealias Body = Never
    let item: MapItem
    let isSelected: Bool?
    let tapped: (() -> Void)?
    nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    static var _kind: Kind { .mapMarker }

    func _lower(to element: inout ElementWriter) {
        element.place(item.point, anchor: .bottom)
        if item.style.hidesTitle { element[.hidesTitle] = true }
        element[.label] = "Marker"
        if let tint = item.style.tint { element.add(MapPaint(fill: tint._paint(in: element.environment))) }
        if let isSelected { element[.isSelected] = .bool(isSelected) }
        if let tapped { element.on(.tap) { _ in tapped() } }
    }
}

/// Views at a place.
struct MapAnnotationElement<Content: View>: ElementView {
    typealias Body = Never
    let item: MapItem
    let anchor: UnitPoint
    let isSelected: Bool?
    let tapped: (() -> Void)?
    nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    static var _kind: Kind { .mapAnnotation }

    func _lower(to element: inout ElementWriter) {
        element.place(item.point, anchor: anchor)
        if item.style.hidesTitle { element[.hidesTitle] = true }
        if let isSelected { element[.isSelected] = .bool(isSelected) }
        if let tapped { element.on(.tap) { _ in tapped() } }
    }
}

/// A line or an area.
struct MapShapeElement: ElementView {
    typealias Body = Never
    let item: MapItem
    let outline: MapOutline

    static var _kind: Kind { .mapShape }

    func _lower(to element: inout ElementWriter) {
        let (data, unit) = outline.path
        element.place(item.point)
        element[.path] = .string(data)
        element[.unit] = .double(unit)
        let style = item.style
        var paint = MapPaint()
        let usual = AnyShapeStyle(Color.blue)
        if outline.isClosed, style.foreground != nil || style.line == nil {
            paint.fill = (style.foreground ?? usual)._paint(in: element.environment)
        }
        if style.line != nil || !outline.isClosed {
            let line = style.line ?? StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
            paint.line = (style.stroke ?? style.foreground ?? usual)._paint(in: element.environment)
            paint.width = Double(line.lineWidth)
            paint.dash = line.dash.map { Double($0) }
            paint.cap = line.lineCap == .square ? .square : line.lineCap == .butt ? .butt : .round
            paint.join = line.lineJoin == .bevel ? .bevel : line.lineJoin == .miter ? .miter : .round
        }
        element.add(paint)
    }
}

/// Two buttons that zoom, which the script handles.
struct MapZoomElement: ElementView {
    typealias Body = Never
    static var _kind: Kind { .mapZoom }
}

/// A scale, which the script draws.
struct MapScaleElement: ElementView {
    typealias Body = Never
    static var _kind: Kind { .mapScale }
}
