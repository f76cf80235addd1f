/// The navigation from a todo's page.
@MainActor
protocol TodoDetailRouterInterface {
    /// Goes back.
    func close()
}

struct TodoDetailRouter: TodoDetailRouterInterface {
    private let leave: @MainActor () -> Void

    init(close: @escaping @MainActor () -> Void) { leave = close }

    func close() { leave() }
}
