/// The logic behind a view: a state that the view reads, and inputs that it sends. The view cannot access anything else.
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
/// Make it `@Observable` or an `ObservableObject`, so that its ``Store`` notices changes.
@MainActor
public protocol ViewModel<State, Input>: AnyObject {
    /// The state that the view shows.
    associatedtype State
    /// The inputs that the view can send. `Never` for a view that sends none.
    associatedtype Input = Never

    var state: State { get }

    /// Handles an input from the view.
    func trigger(_ input: Input)
}

extension ViewModel where Input == Never {
    public func trigger(_ input: Never) {}
}
