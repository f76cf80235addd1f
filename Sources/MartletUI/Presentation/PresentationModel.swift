import Foundation
import MartletElements
import MartletGraph

/// What the content of a sheet says of the sheet, and what the sheet tells its host.
@MainActor
final class PresentationModel: Source {
    struct Look: Equatable {
        var detents: [PresentationDetent] = []
        var showsDragIndicator: Bool?
        var isDismissDisabled = false
        var background: AnyShapeStyle?
        var cornerRadius: Double?
        var horizontalAdaptation: PresentationAdaptation?
        var allowsBackgroundInteraction: Bool?
    }

    /// Whether what the sheet shows is edited.
    let editMode = StateBox(EditMode.inactive)
    /// Where the height that the user has given the sheet is kept.
    var selection: Binding<PresentationDetent>?
    private var claims: [(owner: ObjectIdentifier, change: (inout Look) -> Void)] = []

    /// What the content says now; where two say the same, the later one counts.
    var current: Look {
        wasRead()
        var look = Look()
        for claim in claims { claim.change(&look) }
        return look
    }

    func claim(_ owner: ObjectIdentifier, _ change: @escaping (inout Look) -> Void) {
        if let index = claims.firstIndex(where: { $0.owner == owner }) { claims[index].change = change } else { claims.append((owner, change)) }
        changed()
    }

    func release(_ owner: ObjectIdentifier) {
        claims.removeAll { $0.owner == owner }
        changed()
    }
}

extension EnvironmentValues {
    private struct PresentationKey: EnvironmentKey {
        static var defaultValue: PresentationModel? { nil }
    }

    /// The sheet that shows this view.
    var presentation: PresentationModel? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
}

/// Says something of the sheet for as long as the view lives.
struct PresentationClaim: LifecycleModifier {
    nonisolated(unsafe) let change: (inout PresentationModel.Look) -> Void  // Called on the main actor alone.

    nonisolated init(_ change: @escaping (inout PresentationModel.Look) -> Void) { self.change = change }

    func mounted(_ memory: inout Void, _ node: AnyViewNode) {
        EnvironmentValues(node.environment).presentation?.claim(ObjectIdentifier(node), change)
    }

    func updated(from old: Self, _ memory: inout Void, _ node: AnyViewNode) { mounted(&memory, node) }

    func unmounted(_ memory: inout Void, _ node: AnyViewNode) {
        EnvironmentValues(node.environment).presentation?.release(ObjectIdentifier(node))
    }
}
