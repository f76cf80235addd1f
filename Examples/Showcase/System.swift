import SwiftUI

/// One of the example systems, as the start page shows it.
struct System: Identifiable {
    /// Also the path it is served under.
    let id: String
    let name: String
    let architecture: String
    let summary: String
    let symbol: String
    let color: Color

    var address: URL? { URL(string: "/" + id) }

    static let all = [
        System(
            id: "diner", name: "Diner", architecture: "Fine-grained services",
            summary: "Small services, injected through the environment and bound as late as possible.", symbol: "fork.knife", color: .orange)
    ]
}
