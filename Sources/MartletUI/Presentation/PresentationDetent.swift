import Foundation
import MartletCore
import MartletElements

/// A height at which a sheet rests.
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

    /// Returns a height as a fraction of the screen: 0.5 is half.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(height: .fraction(fraction)) }

    /// Returns a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }

    /// Returns a height that a type of the app computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        let context = Context(maxDetentValue: 800)
        return type.height(in: context).map { .height($0) } ?? .large
    }

    /// The information for a custom detent.
    public struct Context {
        /// The maximum height of a sheet, in points. The server does not know the actual one, so it assumes a phone.
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

    /// A sort key: the height in points on a phone of 800 points.
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
    /// The detents in ascending order of height.
    var ascending: [PresentationDetent] { sorted { ($0.order, "\($0)") < ($1.order, "\($1)") } }
}

/// A type that computes the height of a sheet.
public protocol CustomPresentationDetent {
    /// - Returns: The height in points, or `nil` if the detent is not available.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}
