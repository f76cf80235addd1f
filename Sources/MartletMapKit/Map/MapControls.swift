import MartletCore
import MartletUI

/// A button that moves the map to the user, and lets it follow them. It does nothing before the app may know the location: it does not ask.
public struct MapUserLocationButton: View {
    private let scope: Namespace.ID?
    @Environment(\.mapModel) private var model
    @Environment(\.mapScopes) private var scopes

    public nonisolated init(scope: Namespace.ID? = nil) { self.scope = scope }

    public var body: some View {
        Button {
            (scope.flatMap { scopes?.models[$0] } ?? model)?.follow()
        } label: {
            Image(systemName: "location").frame(width: 44, height: 44)
        }
        .accessibilityLabel("Show current location")
        .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 10))
        .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
    }
}

/// Two buttons that zoom. Among `mapControls` the page handles them.
public struct MapZoomStepper: View {
    private let scope: Namespace.ID?
    @Environment(\.mapModel) private var model
    @Environment(\.mapScopes) private var scopes

    public nonisolated init(scope: Namespace.ID? = nil) { self.scope = scope }

    public var body: some View {
        if model != nil {
            MapZoomElement()
        } else {
            VStack(spacing: 0) {
                button("plus", name: "Zoom in", factor: 0.5)
                button("minus", name: "Zoom out", factor: 2)
            }
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 10))
        }
    }

    private func button(_ symbol: String, name: String, factor: Double) -> some View {
        Button {
            withAnimation { scope.flatMap { scopes?.models[$0] }?.zoom(by: factor) }
        } label: {
            Image(systemName: symbol).frame(width: 44, height: 44)
        }
        .accessibilityLabel(name)
    }
}

/// A scale, in meters and kilometers. The page draws it.
///
/// - Partly: only among `mapControls`; the parameters are without effect.
public struct MapScaleView: View {
    public nonisolated init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { MapScaleElement() }
}

/// Nothing: north is always up, and a map whose north is up shows no compass on Apple's platforms either.
public struct MapCompass: View {
    public nonisolated init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// Nothing: the map is seen from above alone.
public struct MapPitchToggle: View {
    public nonisolated init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView().inert("MapPitchToggle") }
}

/// Nothing: the map is seen from above alone.
public struct MapPitchSlider: View {
    public nonisolated init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView().inert("MapPitchSlider") }
}
