import Combine
import QBChatModels

// Each change evaluates all scenes, so a reducer publishes none that changes nothing.
extension Reducer where State == AppState, Action == AppAction {
    /// The reducer of the whole app. It keeps the service, so that no view knows it.
    @MainActor
    public static func app(service: any ChatService) -> Reducer {
        Reducer { state, action in
            switch action {
            case .list(.appeared), .list(.retry): together(following(state, service), fetchingChats(state, service))
            case .list(.make(let title)): making(title, state, service)
            case .chat(let id, .appeared):
                together(following(state, service), fetching(id, state, service), async { _ in service.enter(id) })
            case .chat(let id, .retry): fetching(id, state, service)
            case .chat(let id, .disappeared): async { _ in service.exit(id) }
            case .chat(let id, .send(let text)): sending(text, to: id, state, service)
            case .chat(let id, .showEarlier): fetchingEarlier(id, state, service)
            case .chat(let id, .join): attempting(id, state) { _ in try await service.join(id) }
            case .chat(let id, .leave): attempting(id, state) { _ in try await service.leave(id) }
            }
        }
    }

    /// Listens from the first request on. What belongs to a chat that was never opened is only the list's.
    @MainActor
    private static func following(_ state: State, _ service: any ChatService) -> Changes {
        if state.isFollowing { return none }
        return together(
            sync { $0.isFollowing = true },
            async { change in
                for await update in service.updates() { change { $0.apply(update) } }
            })
    }

    /// Fetches the chats. Loaded ones stay visible.
    @MainActor
    private static func fetchingChats(_ state: State, _ service: any ChatService) -> Changes {
        together(
            state.listPhase == .loaded ? none : sync { $0.listPhase = .loading },
            async { change in
                do {
                    let chats = try await service.fetchChats()
                    change {
                        $0.listPhase = .loaded
                        $0.chats = ChatList(chats)
                    }
                } catch {
                    change { if $0.listPhase != .loaded { $0.listPhase = .failed(error.explanation) } }
                }
            })
    }

    @MainActor
    private static func making(_ title: String, _ state: State, _ service: any ChatService) -> Changes {
        together(
            state.listNotice == nil ? none : sync { $0.listNotice = nil },
            async { change in
                do { try await service.makeChat(title) } catch { change { $0.listNotice = "Not made: \(error.explanation)" } }
            })
    }

    /// Fetches the latest messages of a chat. Loaded ones stay visible.
    @MainActor
    private static func fetching(_ id: Chat.ID, _ state: State, _ service: any ChatService) -> Changes {
        together(
            state.phases[id] == .loaded ? none : sync { $0.phases[id] = .loading },
            async { change in
                do {
                    let fetched = try await service.fetchMessages(in: id)
                    change { $0.take(fetched) }
                } catch {
                    change { if $0.phases[id] != .loaded { $0.phases[id] = .failed(error.explanation) } }
                }
            })
    }

    /// Fetches the messages before the first.
    @MainActor
    private static func fetchingEarlier(_ id: Chat.ID, _ state: State, _ service: any ChatService) -> Changes {
        let first = state.messages(in: id).first?.id
        return attempting(id, state) { change in
            let page = try await service.fetchMessages(in: id, before: first)
            change { $0.takeEarlier(page) }
        }
    }

    @MainActor
    private static func sending(_ text: String, to id: Chat.ID, _ state: State, _ service: any ChatService) -> Changes {
        together(
            state.notices[id] == nil ? none : sync { $0.notices[id] = nil },
            async { change in
                do {
                    // What is sent arrives with the other messages. To add it here too would evaluate all scenes once more.
                    try await service.addMessage(text, to: id)
                } catch {
                    change {
                        $0.notices[id] = "Not sent: \(error.explanation)"
                        $0.unsent[id, default: []].append(text)
                    }
                }
            })
    }

    /// Does work that can fail.
    @MainActor
    private static func attempting(
        _ id: Chat.ID, _ state: State, _ work: @escaping @MainActor (@escaping @MainActor (@escaping Change) -> Void) async throws -> Void
    ) -> Changes {
        together(
            state.notices[id] == nil ? none : sync { $0.notices[id] = nil },
            async { change in
                do { try await work(change) } catch { change { $0.notices[id] = error.explanation } }
            })
    }
}
