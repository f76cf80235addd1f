import Foundation
import MartletCore
import MartletElements

/// What the content of a sheet says of the sheet, and what the sheet tells its host.
@MainActor
final class PresentationModel {
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
    let settings = ContainerSettings(defaults: Look())
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
struct PresentationSetting: ContainerSettingModifier {
    nonisolated(unsafe) let change: (inout PresentationModel.Look) -> Void  // Called on the main actor alone.

    nonisolated init(_ change: @escaping (inout PresentationModel.Look) -> Void) { self.change = change }

    static func settings(in environment: EnvironmentValues) -> ContainerSettings<PresentationModel.Look>? {
        environment.presentation?.settings
    }
}
