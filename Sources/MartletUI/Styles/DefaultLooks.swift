import MartletCore
import MartletElements
import MartletGraph

/// How bars and controls of a session look unless a view says otherwise. UIKit's appearance proxies set it.
///
/// A look is computed when an element is written, because the objects that describe it can change.
@MainActor
package final class DefaultLooks {
    /// What code sets that belongs to no session, such as that which runs before there is one.
    private static let process = DefaultLooks()
    /// The looks that the code which runs sets.
    package static var current: DefaultLooks { CurrentSession.context.map(of) ?? process }

    private static func of(_ session: SessionContext) -> DefaultLooks { session.companion { _ in DefaultLooks() } }

    private let source = Source()
    /// `nil` as long as nothing was set.
    package var navigationBar: ((EnvironmentValues) -> BarLook)?
    package var tabBar: ((EnvironmentValues) -> (look: TabBarLook, isHidden: Bool))?
    package var pageIndex: ((EnvironmentValues) -> PageIndexLook)?
    package var segments: ((EnvironmentValues) -> SegmentsLook)?

    /// Lets the elements be written anew.
    package func changed() { source.changed() }

    /// Returns a default look, and lets the element that is written depend on it.
    static func look<Look>(_ look: KeyPath<DefaultLooks, ((EnvironmentValues) -> Look)?>, in environment: EnvironmentValues) -> Look? {
        for looks in [environment.session.map(of), process].compactMap(\.self) {
            looks.source.wasRead()
            if let look = looks[keyPath: look] { return look(environment) }
        }
        return nil
    }
}

extension Color {
    /// The colour that elements in an environment have.
    @MainActor
    package func elementColor(in environment: EnvironmentValues) -> ColorValue { value(in: environment) }
}

extension Font {
    /// The font that elements have.
    package var elementFont: FontValue { value }
}

extension BarLook {
    /// Takes what is not set from a default look.
    func filled(with other: BarLook) -> BarLook {
        var look = self
        if look.paint == nil {
            look.paint = other.paint
            look.isPainted = look.isPainted ?? other.isPainted
        }
        look.title = look.title.filled(with: other.title)
        look.largeTitle = look.largeTitle.filled(with: other.largeTitle)
        look.itemColor = look.itemColor ?? other.itemColor
        look.hasLine = look.hasLine ?? other.hasLine
        return look
    }
}

extension TitleLook {
    fileprivate func filled(with other: TitleLook) -> TitleLook {
        TitleLook(color: color ?? other.color, font: font ?? other.font)
    }
}
