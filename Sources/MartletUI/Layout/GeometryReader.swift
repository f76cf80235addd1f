import Foundation
import MartletCore
import MartletElements

/// Takes all the room it is offered, and makes its content for the size of it.
///
/// Until the host has measured it, it takes the size of the window for its own.
public struct GeometryReader<Content: View>: View {
    public nonisolated(unsafe) var content: (GeometryProxy) -> Content  // Used on the main actor alone.
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
