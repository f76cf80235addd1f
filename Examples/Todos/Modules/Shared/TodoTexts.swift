import Foundation
import SwiftUI

/// When something is due.
struct DueText: View {
    let due: Date

    var body: some View { Text(due, format: .dateTime.day().month(.abbreviated)) }
}

/// Where something is to be done, and how far that is.
struct PlaceText: View {
    let name: String
    /// In metres.
    let distance: Double?

    var body: some View {
        if let distance, distance < 995 {
            Text("\(name), \(Int((distance / 10).rounded()) * 10) m")
        } else if let distance {
            Text("\(name), \(distance / 1000, format: .number.precision(.fractionLength(1))) km")
        } else {
            Text(name)
        }
    }
}

/// Instead of what could not be had: why, and the button to try again.
struct ProblemView: View {
    let problem: any Error
    let retry: () async -> Void

    var body: some View {
        if let problem = problem as? TodoProblem {
            ContentUnavailableView {
                Label(problem.title, systemImage: problem.symbol)
            } description: {
                Text(problem.advice)
            } actions: {
                if problem != .gone {
                    Button("Try again") { Task { await retry() } }
                        .buttonStyle(.borderedProminent)
                }
            }
        } else {
            ContentUnavailableView("Not loaded", systemImage: "pause.circle")
        }
    }
}
