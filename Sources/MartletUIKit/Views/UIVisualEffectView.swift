import MartletCore
import MartletUI

/// An effect on what is behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
    nonisolated public override init() { super.init() }
}

/// A blur of what is behind a view. Shown as the nearest of SwiftUI's materials.
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
            systemThickMaterial,
            systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }

    private let style: Style

    nonisolated public init(style: Style) {
        self.style = style
        super.init()
    }

    var material: Material {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .prominent: .thick
        default: .regular
        }
    }
}

/// A view with an effect on what is behind it.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? { didSet { if effect !== oldValue { changed() } } }

    public convenience init(effect: UIVisualEffect?) {
        self.init()
        self.effect = effect
    }

    override var content: AnyView {
        guard let blur = effect as? UIBlurEffect else { return AnyView(Color.clear) }
        return AnyView(Rectangle().fill(blur.material))
    }
}
