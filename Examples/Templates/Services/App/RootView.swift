import MartletKit
import SwiftUI

/// Puts the app together: it alone knows which services there are.
struct RootView: View {
    @State private var services = Services(.production) { services in
        services.register(ItemService.self) { _ in ItemService() }
    }

    var body: some View { ItemListView().services(services) }
}
