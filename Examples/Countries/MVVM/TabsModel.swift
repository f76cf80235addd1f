import Combine
import CountriesLogic
import MartletKit

/// The view model of the tabs.
@MainActor
final class TabsModel: ObservableObject {
    private let state: LiveState<AppState>

    init(_ context: ModelContext) { state = context.state }

    var tab: AppTab {
        get { state[\.routing.tab] }
        set { state[\.routing.tab] = newValue }
    }

    var sheet: CountryRoute? {
        get { state[\.routing.sheet] }
        set { state[\.routing.sheet] = newValue }
    }
}
