import Foundation
import MartletCore
import MartletUI

/// A layout as a value, of which a view is built.
indirect enum Sketch {
    case fill
    case fixed(Double, Double)
    case spacer(Double?)
    case divider
    case row(VerticalAlignment, Double?, [Sketch])
    case column(HorizontalAlignment, Double?, [Sketch])
    case depth(Alignment, [Sketch])
    case frame(Sketch, Double?, Double?, Alignment)
    case bounded(Sketch, Bounds, Alignment)
    case padded(Sketch, EdgeInsets)
    case fixedSize(Sketch, horizontal: Bool, vertical: Bool)
    case ratio(Sketch, Double, ContentMode)
    case offset(Sketch, Double, Double)
    case position(Sketch, Double, Double)
    case priority(Sketch, Double)
    case over(Sketch, Alignment, Sketch)
    case behind(Sketch, Alignment, Sketch)

    /// The limits of a flexible frame.
    struct Bounds {
        var minWidth: Double?
        var maxWidth: Double?
        var minHeight: Double?
        var maxHeight: Double?
    }

    @MainActor var view: AnyView {
        switch self {
        case .fill: AnyView(Color.orange)
        case .fixed(let width, let height): AnyView(Color.blue.frame(width: width, height: height))
        case .spacer(let least): AnyView(Spacer(minLength: least.map { CGFloat($0) }))
        case .divider: AnyView(Divider())
        case .row(let alignment, let spacing, let children):
            AnyView(HStack(alignment: alignment, spacing: spacing.map { CGFloat($0) }) { views(children) })
        case .column(let alignment, let spacing, let children):
            AnyView(VStack(alignment: alignment, spacing: spacing.map { CGFloat($0) }) { views(children) })
        case .depth(let alignment, let children): AnyView(ZStack(alignment: alignment) { views(children) })
        case .frame(let content, let width, let height, let alignment):
            AnyView(content.view.frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: alignment))
        case .bounded(let content, let bounds, let alignment):
            AnyView(
                content.view.frame(
                    minWidth: bounds.minWidth.map { CGFloat($0) }, maxWidth: bounds.maxWidth.map { CGFloat($0) },
                    minHeight: bounds.minHeight.map { CGFloat($0) }, maxHeight: bounds.maxHeight.map { CGFloat($0) }, alignment: alignment))
        case .padded(let content, let insets): AnyView(content.view.padding(insets))
        case .fixedSize(let content, let horizontal, let vertical):
            AnyView(content.view.fixedSize(horizontal: horizontal, vertical: vertical))
        case .ratio(let content, let ratio, let mode): AnyView(content.view.aspectRatio(CGFloat(ratio), contentMode: mode))
        case .offset(let content, let x, let y): AnyView(content.view.offset(x: x, y: y))
        case .position(let content, let x, let y): AnyView(content.view.position(x: x, y: y))
        case .priority(let content, let value): AnyView(content.view.layoutPriority(value))
        case .over(let content, let alignment, let other): AnyView(content.view.overlay(alignment: alignment) { other.view })
        case .behind(let content, let alignment, let other): AnyView(content.view.background(alignment: alignment) { other.view })
        }
    }

    @MainActor @ViewBuilder
    private func views(_ children: [Sketch]) -> some View {
        // As many children as there are, in their own places, as in an app's source.
        if children.count > 0 { children[0].view }
        if children.count > 1 { children[1].view }
        if children.count > 2 { children[2].view }
        if children.count > 3 { children[3].view }
    }
}
