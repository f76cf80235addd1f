import Foundation
import MartletCore
import MartletElements

/// The position of a scroll view: a view, an edge or a point of the content that the app scrolls to, and where the user has scrolled.
///
///     @State private var position = ScrollPosition(edge: .top)
///     ScrollView { … }.scrollPosition($position)
///     Button("To the end") { withAnimation { position.scrollTo(edge: .bottom) } }
public struct ScrollPosition: Equatable, Sendable {
    /// Where to scroll.
    enum Target: Sendable {
        case view(any Hashable & Sendable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    /// What the app has asked for. Asking twice for the same scrolls twice.
    struct Request: Sendable {
        var target: Target
        var number: Int
    }

    private(set) var request: Request?
    /// The identity of the view at the leading edge of the scroll view.
    public private(set) var viewID: (any Hashable & Sendable)?
    /// The type of the identities by which the position names views.
    let idType: any (Hashable & Sendable).Type
    /// Whether the user has scrolled since the app has set the position.
    public private(set) var isPositionedByUser = false

    /// Nothing is scrolled before the app or the user does.
    ///
    /// - Parameter idType: The type of the identities by which the position names views.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.idType = idType }

    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        idType = ID.self
        scrollTo(id: id, anchor: anchor)
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.idType = idType
        scrollTo(edge: edge)
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.idType = idType
        scrollTo(point: point)
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.idType = idType
        scrollTo(x: x, y: y)
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.idType = idType
        scrollTo(x: x)
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.idType = idType
        scrollTo(y: y)
    }

    /// Scrolls to a view.
    ///
    /// - Parameter anchor: The position of the view in the bounds of the scroll view; `nil` scrolls the least distance.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        ask(for: .view(id, anchor))
        viewID = id
    }

    /// Scrolls to an end of the content.
    public mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { ask(for: .point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { ask(for: .point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { ask(for: .point(x: nil, y: y)) }

    private mutating func ask(for target: Target) {
        request = Request(target: target, number: (request?.number ?? 0) + 1)
        isPositionedByUser = false
        viewID = nil
    }

    /// The edge that the app has scrolled to, until the user scrolls.
    public var edge: Edge? { if !isPositionedByUser, case .edge(let edge)? = request?.target { edge } else { nil } }

    /// The point that the app has scrolled to, until the user scrolls.
    public var point: CGPoint? {
        if !isPositionedByUser, case .point(let x?, let y?)? = request?.target { CGPoint(x: x, y: y) } else { nil }
    }

    public var x: CGFloat? { if !isPositionedByUser, case .point(let x, _)? = request?.target { x } else { nil } }
    public var y: CGFloat? { if !isPositionedByUser, case .point(_, let y)? = request?.target { y } else { nil } }

    /// The identity of the view at the leading edge of the scroll view, if it has this type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// Stores that the user scrolls.
    mutating func userScrolled() { isPositionedByUser = true }

    /// Stores which view is at the leading edge.
    mutating func arrived(at id: any Hashable & Sendable) { viewID = id }

    public static func == (a: Self, b: Self) -> Bool {
        a.request == b.request && a.isPositionedByUser == b.isPositionedByUser && hashable(a.viewID) == hashable(b.viewID)
    }
}

private func hashable(_ id: (any Hashable & Sendable)?) -> AnyHashable? {
    if let id { AnyHashable(id) } else { nil }
}

extension ScrollPosition.Target: Equatable {
    static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.view(let a, let x), .view(let b, let y)): AnyHashable(a) == AnyHashable(b) && x == y
        case (.edge(let a), .edge(let b)): a == b
        case (.point(let a, let b), .point(let c, let d)): a == c && b == d
        default: false
        }
    }
}

extension ScrollPosition.Request: Equatable {}
