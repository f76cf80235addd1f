/// Logic behind a view, with a state that the view may read, and inputs that it may send. All else of it the view does not see.
///
///     @Observable
///     final class ChatViewModel: ViewModel {
///         private(set) var state = ChatState()
///         private let service: any ChatService          // hidden
///
///         func trigger(_ input: ChatInput) { … }
///     }
///
///     ChatView(store: Store(ChatViewModel(service)))
///
/// It is either `@Observable` or an `ObservableObject`, so that its ``Store`` hears of changes.
@MainActor
public protocol ViewModel<State, Input>: AnyObject {
    /// What the view shows.
    associatedtype State
    /// What the view can tell. `Never`, if it only shows.
    associatedtype Input = Never

    var state: State { get }

    /// Takes in what the view tells.
    func trigger(_ input: Input)
}

extension ViewModel where Input == Never {
    public func trigger(_ input: Never) {}
}
