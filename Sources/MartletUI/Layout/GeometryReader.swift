import Foundation
import MartletCore
import MartletElements

/// Fills the available space, and passes its size to its content.
///
/// It uses the size of the window until the host has measured it.
public struct GeometryReader<Content: View>: View {
    public nonisolated(unsafe) var content: (GeometryProxy) -> Content  // Used only on the main actor.
    @State private var frame: CGRect?
    @Environment(\.self) private var environment

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public var body: some View {
        let page = frame ?? CGRect(origin: .zero, size: environment.windowSize)
        GeometryElement(_content: content(GeometryProxy(page: page, spaces: environment.namedSpaces))) { frame = $0 }
    }
}

private struct GeometryElement<Content: View>: ElementView {
    typealias Body = Never
    nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.
    let measured: (CGRect) -> Void

    static var _kind: Kind { .geometry }

    func _lower(to element: inout ElementWriter) { element.onMeasure(measured) }
}
