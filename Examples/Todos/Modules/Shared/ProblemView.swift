import SwiftUI

/// An error in place of content, with a retry button.
struct ProblemView: View {
    /// The error. It is a `CancellationError` if the load was cancelled.
    let problem: any Error
    let retry: () async -> Void

    var body: some View {
        let problem = problem as? TodoProblem
        ContentUnavailableView {
            Label(problem?.title ?? "Not loaded", systemImage: problem?.symbol ?? "pause.circle")
        } description: {
            if let problem { Text(problem.advice) }
        } actions: {
            if problem != .gone {
                Button("Try again") { Task { await retry() } }
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}

extension View {
    /// Shows an alert for a failed action until the user dismisses it.
    func alert(of problem: Binding<TodoProblem?>) -> some View {
        let isShown = Binding {
            problem.wrappedValue != nil
        } set: {
            if !$0 { problem.wrappedValue = nil }
        }
        return alert(problem.wrappedValue?.title ?? "", isPresented: isShown, presenting: problem.wrappedValue) { _ in
            Button("OK") {}
        } message: {
            Text($0.advice)
        }
    }
}
