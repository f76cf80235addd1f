import CompareMeasures
import SwiftUI

/// The comparison of the architectures as an app. It shows the stored results, and can measure again.
public struct CompareApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Compare") {
            NavigationStack {
                switch Result(catching: { try Comparison.kept() }) {
                case .success(let comparison): ComparisonView(comparison: comparison)
                case .failure:
                    ContentUnavailableView(
                        "No stored results", systemImage: "chart.bar", description: Text("Run: swift run Compare --update"))
                }
            }
        }
    }
}
