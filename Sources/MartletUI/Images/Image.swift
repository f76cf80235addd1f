import Foundation
import MartletCore
import MartletElements
import MartletTransfers

/// An image of the app's assets, or a system symbol.
///
/// - Partly: a symbol that Martlet has not drawn is a placeholder; those drawn are in `Sources/MartletDOM/Symbols`.
public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case named(String, bundlePath: String?)
        case symbol(String)
        /// A picture that the host finds by itself.
        case url(String, scale: Double)
        /// A picture that the app has as bytes, with its size in points.
        case file(ServedFile, width: Double, height: Double)
    }

    /// Whether an image shows its own colours, or serves as a mask for the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How an image fills a larger area. Browsers stretch it in both modes.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    /// The size of a symbol relative to text of the same font.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    /// The quality of a scaled image. Ignored: browsers choose the interpolation.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    package let source: Source
    private var label: Text?
    private var isDecorative = false
    private var isResizable = false
    private var rendering: TemplateRenderingMode?
    private var isPixelated = false
    private var symbolMode: SymbolRenderingMode?
    #if DEBUG
    private var inertNames: [String] = []
    #endif

    package init(_ source: Source) { self.source = source }

    /// An image of the app's assets.
    ///
    /// - Parameter bundle: The bundle of the image; `nil` is the app's.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundlePath: bundle?.bundlePath)) }

    /// An image of the app's assets, with a label that screen readers read.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label
    }

    /// A decorative image of the app's assets, which screen readers skip.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    /// A system symbol. An unknown symbol is shown as a placeholder.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// A system symbol that shows a value with some of its layers. Browsers show all layers.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// Scales the image to fill the available space.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { $0.isResizable = true }
    }

    /// Sets whether the image shows its own colours or serves as a mask; `nil` uses the setting of the asset catalogue. A symbol with its own
    /// colours is one in the multicolor mode.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { changed { $0.rendering = renderingMode } }

    /// Sets how a scaled image is smoothed. Browsers have two ways: `none` shows the pixels, all others smooth them.
    public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.isPixelated = interpolation == .none } }

    /// Sets how the layers of the symbol are coloured; `nil` is the mode of the environment.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }

    /// Ignored: the browser decides whether to smooth the edges of an image.
    public func antialiased(_ isAntialiased: Bool) -> Image { inert(".antialiased") }

    /// Marks a modifier that has no effect in Martlet; a debug build reports its first use in a session, where the image is shown.
    func inert(_ name: String) -> Image {
        #if DEBUG
        changed { $0.inertNames.append(name) }
        #else
        self
        #endif
    }

    @MainActor
    func write(to element: inout ElementWriter) {
        #if DEBUG
        for name in inertNames { element.reportInert(name) }
        #endif
        if isResizable { element[.resizable] = true }
        if isPixelated { element[.isPixelated] = true }
        switch source {
        case .symbol(let name): writeSymbol(name, to: &element)
        case .named(let name, let bundlePath):
            element[.picture] = .string(name)
            element[.library] = bundlePath.map(Value.string)
            let picture = AppAssets.picture(named: name, bundlePath: bundlePath)
            write(picture ?? element.environment.missing("picture", name, fallback: nil), to: &element)
        case .url(let url, let scale):
            element[.source] = .string(url)
            if scale != 1 { element[.scale] = .double(scale) }
            write(nil, to: &element)
        case .file(let file, let width, let height):
            element[.source] = .string(file.address)
            write(Picture(width: width, height: height, isTemplate: false), to: &element)
        }
        if isDecorative {
            element.add(Accessibility(hidden: true))
        } else if let label {
            element.add(Accessibility(label: label.string(in: element.environment)))
        }
    }

    @MainActor
    private func write(_ picture: Picture?, to element: inout ElementWriter) {
        element[.width] = picture.map { .double($0.width) }
        element[.height] = picture.map { .double($0.height) }
        if rendering == .template || rendering == nil && picture?.isTemplate == true { element[.template] = true }
    }

    @MainActor
    private func writeSymbol(_ name: String, to element: inout ElementWriter) {
        element[.symbol] = .string(element.environment.symbolVariants.applied(to: name))
        let environment = element.environment
        let mode = SymbolRenderingMode.elementMode(
            symbolMode ?? (rendering == .original ? .multicolor : environment.symbolRenderingMode),
            styles: environment.foregroundLevels.count)
        if let mode { element[.symbolMode] = .string(mode.name) }
        if let gradient = environment.foregroundGradient { element.add(Foreground(gradient)) }
        switch environment.imageScale {
        case .small: element[.symbolScale] = "small"
        case .medium: break
        case .large: element[.symbolScale] = "large"
        }
    }
}
