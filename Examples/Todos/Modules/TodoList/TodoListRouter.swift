import MartletKit
import Observation
import SwiftUI

/// Where one can go from the list. What is there is given to it: it knows the detail module's builder by its form alone.
@MainActor
@Observable
final class TodoListRouter<Detail: View> {
    var path: [TodoID] = []
    @ObservationIgnored private let destination: Destination<TodoDetailSeed, Detail>

    init(detail: Destination<TodoDetailSeed, Detail>) { destination = detail }

    func detail(of id: TodoID) -> some View {
        destination(TodoDetailSeed(id: id) { [weak self] in self?.path.removeAll { $0 == id } })
    }
}
