import MartletKit
import QBChatModels
import QBChatScreens
import SwiftUI

/// The chat with coordinators: the screens and view models are those of the ViewState port, and coordinators handle the navigation.
public struct CoordinatorsPort: View {
    @State private var coordinator: AppCoordinator

    public init(service: any ChatService) { _coordinator = State(wrappedValue: AppCoordinator(service: service)) }

    public var body: some View { AppCoordinatorView(coordinator: coordinator) }
}

/// The view of an ``AppCoordinator``.
struct AppCoordinatorView: View {
    @Bindable var coordinator: AppCoordinator

    var body: some View {
        TabView(selection: $coordinator.tab) {
            ChatsCoordinatorView(coordinator: coordinator.chats)
                .tabItem { Label("Chats", systemImage: "bubble.left.and.bubble.right") }
                .tag(AppCoordinator.Tab.chats)
            ProfileCoordinatorView(coordinator: coordinator.profile)
                .tabItem { Label("Profile", systemImage: "person.crop.circle") }
                .tag(AppCoordinator.Tab.profile)
        }
        .outsidePage($coordinator.page)
        .onOpenURL { [coordinator] in coordinator.enter($0) }
    }
}

/// The view of a ``ChatsCoordinator``.
struct ChatsCoordinatorView: View {
    @Bindable var coordinator: ChatsCoordinator

    var body: some View {
        ChatListScreen(store: coordinator.list)
            .navigation(item: $coordinator.openChat) { [coordinator] id in ChatScreen(store: coordinator.chat(id)) }
            .environment(\.openURL, coordinator.openURL)
    }
}

/// The view of a ``ProfileCoordinator``.
struct ProfileCoordinatorView: View {
    let coordinator: ProfileCoordinator

    var body: some View {
        NavigationStack {
            ProfileScreen(user: coordinator.user)
        }
        .environment(\.openURL, coordinator.openURL)
    }
}
