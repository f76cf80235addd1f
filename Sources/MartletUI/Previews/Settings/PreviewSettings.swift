import Foundation
import MartletCore

/// What a modifier of a previewed view tells the tool that shows it.
enum PreviewSetting: Hashable, Sendable {
    case displayName(String?)
    case layout(PreviewLayout)
    case device(PreviewDevice?)
    case orientation(InterfaceOrientation)
}

/// Carries a setting, and leaves the view as it is.
struct PreviewSettingModifier: ViewModifier {
    fileprivate let setting: PreviewSetting

    nonisolated init(setting: PreviewSetting) { self.setting = setting }

    func body(content: Content) -> some View { content }
}

/// How a tool shows a preview: what the modifiers of its view or its traits say.
package struct PreviewSettings: Hashable, Sendable {
    package private(set) var displayName: String?
    package private(set) var layout: PreviewLayout?
    package private(set) var device: PreviewDevice?
    package private(set) var orientation: InterfaceOrientation?

    /// Reads the modifiers of a view, without those in its body. Of several for one setting, the outermost counts.
    @MainActor package init(of view: any View) {
        var next: (any ModifiedView)? = view as? any ModifiedView
        while let view = next {
            if let setting = view.anyModifier as? PreviewSettingModifier { add(setting.setting) }
            next = view.anyContent as? any ModifiedView
        }
    }

    /// Reads the traits of a `#Preview`; a later one overrides an earlier one.
    package init(of preview: Preview) {
        displayName = preview.name
        for trait in preview.traits.reversed() {
            switch trait.kind {
            case .defaultLayout: add(.layout(.device))
            case .sizeThatFitsLayout: add(.layout(.sizeThatFits))
            case .fixedLayout(let width, let height): add(.layout(.fixed(width: width, height: height)))
            case .orientation(.portrait): add(.orientation(.portrait))
            case .orientation(.portraitUpsideDown): add(.orientation(.portraitUpsideDown))
            case .orientation(.landscapeLeft): add(.orientation(.landscapeLeft))
            case .orientation(.landscapeRight): add(.orientation(.landscapeRight))
            case .modifier: break
            }
        }
    }

    /// Takes a setting, unless one that overrides it was there before.
    private mutating func add(_ setting: PreviewSetting) {
        switch setting {
        case .displayName(let name): displayName = displayName ?? name
        case .layout(let layout): self.layout = self.layout ?? layout
        case .device(let device): self.device = self.device ?? device
        case .orientation(let orientation): self.orientation = self.orientation ?? orientation
        }
    }
}

/// A view with a modifier, of any type.
@MainActor
private protocol ModifiedView {
    var anyContent: any View { get }
    var anyModifier: any ViewModifier { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
    fileprivate var anyContent: any View { content }
    fileprivate var anyModifier: any ViewModifier { modifier }
}
