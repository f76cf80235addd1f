import MartletCore
import MartletUI

/// Shows a view of UIKit: with its controller, if it has one.
struct ShownView: View {
    let view: UIView

    var body: some View {
        if let controller = view.controller {
            ControllerView(controller: controller)
        } else {
            ViewAndSubviews(view: view)
        }
    }
}

/// Shows a view of UIKit with its background and its subviews, and shows it anew when the view says that it has changed.
struct ViewAndSubviews: View {
    let view: UIView

    var body: some View {
        let _ = view.read()
        if !view.isHidden {
            let recognizers = view.recognizers.filter(\.isEnabled)
            if recognizers.isEmpty {
                bordered(look(of: layers))
            } else {
                recognizers.reduce(AnyView(bordered(look(of: layers)).contentShape(Rectangle()))) { $1.attached(to: $0) }
            }
        }
    }

    @ViewBuilder private func bordered(_ content: some View) -> some View {
        let layer = view.layer
        if layer.borderWidth > 0 {
            let color = layer.borderColor.map { Color(cgColor: $0) } ?? .black
            content.overlay { RoundedRectangle(cornerRadius: layer.cornerRadius).strokeBorder(color, lineWidth: layer.borderWidth) }
        } else {
            content
        }
    }

    @ViewBuilder private var layers: some View {
        if view.subviews.isEmpty {
            view.content
        } else {
            ZStack(alignment: .topLeading) {
                view.content
                ForEach(view.subviews, id: \.self) { PlacedSubview(view: $0) }
            }
        }
    }

    @ViewBuilder private func look(of layers: some View) -> some View {
        let colored = layers.background(view.backgroundColor.map { Color($0) })
        let radius = view.layer.cornerRadius
        let clipped = view.clipsToBounds || view.layer.masksToBounds || (radius > 0 && view.backgroundColor != nil)
        if clipped {
            colored.clipShape(RoundedRectangle(cornerRadius: radius)).opacity(view.alpha).allowsHitTesting(view.isUserInteractionEnabled)
        } else if view.alpha != 1 || !view.isUserInteractionEnabled {
            colored.opacity(view.alpha).allowsHitTesting(view.isUserInteractionEnabled)
        } else {
            colored
        }
    }
}

/// Shows a subview at its frame; one that has none, or that grows with its superview, fills it.
private struct PlacedSubview: View {
    let view: UIView

    var body: some View {
        let _ = view.read()
        if let frame = view.ownFrame, !view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) {
            ShownView(view: view)
                .frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        } else {
            ShownView(view: view).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// Shows a view controller, and tells it when it appears and disappears.
struct ControllerView: View {
    let controller: UIViewController

    var body: some View {
        let _ = controller.shown()
        controller.content
            .onAppear { controller.appeared() }
            .onDisappear { controller.disappeared() }
    }
}
