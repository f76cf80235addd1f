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
            summary: "Small services, injected through the environment and bound as late as possible.", symbol: "fork.knife", color: .orange
        ),
        System(
            id: "todos", name: "Todos", architecture: "VIPER over a service layer",
            summary: "Modules that know services by their interfaces, over a real server. Its list belongs to everybody.",
            symbol: "checklist", color: .blue),
        System(
            id: "todos-demo", name: "Todos Demo", architecture: "The same with fake services",
            summary: "The same modules in the fake environment: fixed data, for you alone.", symbol: "checklist", color: .orange),
    ]
}
