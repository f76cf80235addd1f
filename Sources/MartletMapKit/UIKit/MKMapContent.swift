import MartletCore
import MartletCoreLocation
import MartletGraph
import MartletUI
import MartletUIKit

extension MKMapView {
    var items: [MapItem] {
        let shapes = overlays.compactMap { overlay -> MapItem? in
            guard let outline = outline(of: overlay) else { return nil }
            // As on Apple's platforms, what no renderer draws is not seen.
            guard let renderer = renderer(made: overlay) as? MKOverlayPathRenderer else { return nil }
            var item = MapItem(outline)
            item.id = [AnyHashable(ObjectIdentifier(overlay))]
            let alpha = renderer.alpha
            func style(_ color: UIColor?) -> AnyShapeStyle { AnyShapeStyle((color.map { Color($0) } ?? .clear).opacity(alpha)) }
            item.style.foreground = style(outline.isClosed ? renderer.fillColor : nil)
            item.style.stroke = style(renderer.strokeColor)
            if renderer.strokeColor != nil {
                item.style.line = StrokeStyle(
                    lineWidth: renderer.lineWidth == 0 ? 2 : renderer.lineWidth, lineCap: renderer.lineCap, lineJoin: renderer.lineJoin,
                    dash: (renderer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
            }
            return item
        }
        return shapes
            + annotations.compactMap { annotation in
                let view = view(made: annotation)
                guard !view.isHidden, var item = view.item else { return nil }
                let isSelected = selectedAnnotations.contains { $0 === annotation }
                item.id = [AnyHashable(ObjectIdentifier(annotation))]
                item.isSelected = isSelected
                if view.isEnabled { item.tapped = { [weak self] in self?.selectAnnotation(annotation, animated: true) } }
                if view.canShowCallout, isSelected { item.callout = AnyView(Callout(map: self, annotation: annotation, view: view)) }
                return item
            }
    }

    private func outline(of overlay: any MKOverlay) -> MapOutline? {
        switch overlay {
        case let circle as MKCircle: circle.outline
        case let line as MKPolyline: line.outline
        case let polygon as MKPolygon: polygon.outline
        default: nil
        }
    }

    var ownTiles: MapTiles? {
        overlays.lazy.compactMap { $0 as? MKTileOverlay }.first.flatMap { overlay in
            overlay.urlTemplate.map { MapTiles(standard: $0, maximumZoom: overlay.maximumZ) }
        }
    }

    func located(_ location: CLLocation) {
        guard userLocation.location !== location else { return }
        userLocation.location = location
        delegate?.mapView(self, didUpdate: userLocation)
    }
}

/// What a map of UIKit shows.
struct MKMapContent: View {
    weak var map: MKMapView?
    @Environment(\.mapTiles) private var tiles

    var body: some View {
        if let map { content(map) }
    }

    private func content(_ map: MKMapView) -> some View {
        map.wasRead()
        var modes: MapInteractionModes = []
        if map.isScrollEnabled { modes.insert(.pan) }
        if map.isZoomEnabled { modes.insert(.zoom) }
        let isPlain = map.mapType == .standard || map.mapType == .mutedStandard
        return MapView(
            source: .view(map.wantedRect, follows: map.userTrackingMode != .none) { [weak map] in map?.moved(to: $0) },
            items: map.items, bounds: map.cameraBounds, modes: modes, selection: nil, scope: nil, showsUser: map.showsUserLocation,
            tapped: { [weak map] in map?.selectedAnnotations.forEach { map?.deselectAnnotation($0, animated: true) } },
            changed: { [weak map] in map?.changed($0, isMoving: $1, frame: $2) },
            located: { [weak map] in map?.located($0) }
        )
        .mapStyle(isPlain ? .standard : .imagery)
        .mapControls { if map.showsScale { MapScaleView() } }
        .mapTiles(map.ownTiles ?? tiles)
    }
}

/// The bubble above a selected annotation.
private struct Callout: View {
    let map: MKMapView
    let annotation: any MKAnnotation
    let view: MKAnnotationView

    var body: some View {
        HStack(spacing: 10) {
            accessory(view.leftCalloutAccessoryView)
            VStack(alignment: .leading, spacing: 2) {
                if let title = annotation.title { Text(title).font(.subheadline.weight(.semibold)) }
                if let detail = view.detailCalloutAccessoryView {
                    RepresentedAnnotation(view: detail)
                } else if let subtitle = annotation.subtitle {
                    Text(subtitle).font(.caption).foregroundStyle(.secondary)
                }
            }
            accessory(view.rightCalloutAccessoryView)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
    }

    @ViewBuilder private func accessory(_ accessory: UIView?) -> some View {
        if let control = accessory as? UIControl {
            Button {
                map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
            } label: {
                Image(systemName: "info.circle").font(.title3)
            }
            .accessibilityLabel(control.accessibilityLabel ?? "More Info")
        } else if let accessory {
            RepresentedAnnotation(view: accessory)
        }
    }
}
