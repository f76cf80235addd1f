import Foundation
import MartletCore
import MartletElements

/// The state of a sheet, which its content configures.
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

    /// The edit mode of the sheet's content.
    let editMode = StateBox(EditMode.inactive)
    /// The app's binding to the detent that the user selected.
    var selection: Binding<PresentationDetent>?
    let settings = ContainerSettings(defaults: Look())
}

extension EnvironmentValues {
    private struct PresentationKey: EnvironmentKey {
        static var defaultValue: PresentationModel? { nil }
    }

    /// The sheet that contains this view.
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
