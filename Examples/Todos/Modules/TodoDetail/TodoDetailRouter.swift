/// Where one can go from a todo.
@MainActor
protocol TodoDetailRouterInterface {
    /// Back to where one came from.
    func close()
}

struct TodoDetailRouter: TodoDetailRouterInterface {
    private let leave: @MainActor () -> Void

    init(close: @escaping @MainActor () -> Void) { leave = close }

    func close() { leave() }
}
