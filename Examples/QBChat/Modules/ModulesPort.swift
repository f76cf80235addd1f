import QBChatModels
import SwiftUI

/// The chat as modules that do not know each other: each screen is one, with a view model and a protocol of what it needs.
public struct ModulesPort: View {
    @State private var root: CompositionRoot
    @State private var path: [Chat.ID] = []

    public init(service: any ChatService) { _root = State(wrappedValue: CompositionRoot(service: service)) }

    public var body: some View {
        NavigationStack(path: $path) {
            root.list.navigationDestination(for: Chat.ID.self) { [root] id in root.chat(id) }
        }
    }
}
