/// What in an app is not fit for a server of many users, in the form of a report for people.
public struct ServerReport: Hashable, Sendable, CustomStringConvertible {
    /// Something that works on a device, and not on a server of many users.
    enum Hazard: String, CaseIterable, Sendable {
        case bundle = "Writes into the app's bundle, which all users share. Write below URL.documentsDirectory."
        case path =
            "Names a folder of one machine. Each user's files lie below URL.documentsDirectory and FileManager.default.temporaryDirectory."
        case port = "Listens at a fixed port, which only the first user's process gets. Listen at port 0, or in a server of its own."
        case wait =
            "Waits on the main actor. The page stands still, and after 10 s the server ends the process. Use await."
        case network = "Loads from the network on the main actor, and waits for it. Use URLSession with await."
        case loop = "Runs the main loop, which is the server's. Leave it out."
        case spin = "Waits in an empty loop, with a processor that all users share. Use await, or onChange."
    }

    struct Use: Hashable, Sendable {
        var hazard: Hazard
        var file: String
        var line: Int
    }

    var uses: [Use]

    public var isEmpty: Bool { uses.isEmpty }

    /// More places than these are counted, not listed.
    private static let listedPlaces = 3

    public var description: String {
        var lines = ["Not fit for a server of many users:"]
        for hazard in Hazard.allCases {
            let places = uses.filter { $0.hazard == hazard }.map { "\($0.file):\($0.line)" }
            guard !places.isEmpty else { continue }
            let more = places.count > Self.listedPlaces ? " and \(places.count - Self.listedPlaces) more" : ""
            lines += ["", "  \(places.prefix(Self.listedPlaces).joined(separator: ", "))\(more)", "    \(hazard.rawValue)"]
        }
        return lines.joined(separator: "\n")
    }
}
