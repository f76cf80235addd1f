import Foundation
import MartletCore
import MartletElements

/// A height that a sheet comes to rest at.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable, Sendable {
        case medium, large
        case fraction(Double)
        case points(Double)
    }

    private let height: Height

    /// Half of the screen.
    public static let medium = PresentationDetent(height: .medium)
    /// Nearly all of the screen.
    public static let large = PresentationDetent(height: .large)

    /// A part of the screen: 0.5 is half.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(height: .fraction(fraction)) }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }

    /// A height that a type of the app's own works out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        let context = Context(maxDetentValue: 800)
        return type.height(in: context).map { .height($0) } ?? .large
    }

    /// What a custom detent knows of the sheet's surroundings.
    public struct Context {
        /// The greatest height that a sheet can have, in points. The server does not know the user's exactly; it takes this for a phone's.
        public let maxDetentValue: CGFloat
    }

    var value: Value {
        switch height {
        case .medium: "medium"
        case .large: "large"
        case .fraction(let fraction): .string("\((fraction * 1000).rounded() / 10)%".replacingOccurrences(of: ".0%", with: "%"))
        case .points(let points): .double(points)
        }
    }

    /// Something that grows with the height, on a phone of 800 points.
    fileprivate var order: Double {
        switch height {
        case .medium: 400
        case .large: 800
        case .fraction(let fraction): fraction * 800
        case .points(let points): points
        }
    }
}

extension Set<PresentationDetent> {
    /// The detents from the lowest to the highest.
    var ascending: [PresentationDetent] { sorted { ($0.order, "\($0)") < ($1.order, "\($1)") } }
}

/// Works out a height for sheets.
public protocol CustomPresentationDetent {
    /// - Returns: The height in points, or `nil` where the sheet shall not rest at it.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}
