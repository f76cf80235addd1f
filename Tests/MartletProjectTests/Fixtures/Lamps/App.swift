import SwiftUI
import Lanterns

@main
struct LampsApp: App {
    @StateObject private var store = LampStore()

    var body: some Scene {
        WindowGroup {
            LampList().environmentObject(store).environment(\.managedObjectContext, store.context)
        }
    }
}
