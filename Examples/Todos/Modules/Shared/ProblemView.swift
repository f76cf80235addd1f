import SwiftUI

/// Instead of what could not be had: why, and the button to try again.
struct ProblemView: View {
    /// Not a ``TodoProblem`` if nobody waited for the end.
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
    /// Tells what could not be done, as long as it has not been read.
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
