import CompareMeasures
import SwiftUI

/// The comparison of the architectures as an app: what was measured is shown at once, and can be measured anew.
public struct CompareApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Compare") {
            NavigationStack {
                switch Result(catching: { try Comparison.kept() }) {
                case .success(let comparison): ComparisonView(comparison: comparison)
                case .failure:
                    ContentUnavailableView("No results are kept", systemImage: "chart.bar", description: Text("Run Compare --update."))
                }
            }
        }
    }
}
