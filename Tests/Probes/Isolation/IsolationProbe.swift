import Foundation
import SwiftUI

/// An app as it is written for a device: it keeps what it has in statics, defaults and files. It can also do what no app should.
@main
struct IsolationProbe: App {
    init() {
        // Versions that do not start.
        while ProcessInfo.processInfo.environment["PROBE_HANGS"] != nil {}
        if ProcessInfo.processInfo.environment["PROBE_FAILS"] != nil { fatalError("The probe fails") }
        if Shelf.trapsLater { fatalError("The probe traps") }
    }

    var body: some Scene {
        WindowGroup("Probe") { ProbeView() }
    }
}

@MainActor
private enum Shelf {
    static var count = 0
    static var trapsLater = false
    static var isLong = false
    static var hoard: [UInt8] = []
}

private struct ProbeView: View {
    @AppStorage("stored") private var stored = 0
    @AppStorage("count", store: UserDefaults(suiteName: "group.probe")) private var shared = 0
    @SceneStorage("turns") private var turns = 0
    @State private var report = ""
    @State private var draft = ""
    @State private var isLong = Shelf.isLong

    private var suite: UserDefaults { UserDefaults(suiteName: "group.probe")! }

    private var document: URL { URL.homeDirectory.appending(path: "Documents/count.txt") }

    var body: some View {
        VStack {
            Text(report.isEmpty ? state : report)
            Text("suite \(shared), as defaults \(suite.integer(forKey: "count"))")
            Text("scene \(turns)")
            Button("Turn") { turns += 1 }
            Button("Share") { shared += 1 }
            Button("Write") { suite.set(40, forKey: "count") }
            TextField("Draft", text: $draft)
            Text("\(draft) has \(draft.count) letters")
            // More than a connection's buffers hold.
            if isLong { Text(verbatim: String(repeating: "y", count: 8 << 20)) }
            Button("Add") {
                Shelf.count += 1
                stored += 1
                UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "count") + 1, forKey: "count")
                let count = (try? String(contentsOf: document, encoding: .utf8)).flatMap(Int.init) ?? 0
                do {
                    try String(count + 1).write(to: document, atomically: true, encoding: .utf8)
                    report = state
                } catch {
                    report = "error \((error as NSError).code)"
                }
            }
            Button("Where") {
                report = [
                    NSHomeDirectory(), NSTemporaryDirectory(), FileManager.default.currentDirectoryPath,
                    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.path ?? "none",
                    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path ?? "none",
                    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.path ?? "none",
                ].joined(separator: "|")
            }
            Button("Process") { report = "\(ProcessInfo.processInfo.processIdentifier)" }
            Button("Trap") { fatalError("The probe traps") }
            Button("Trap later") {
                Shelf.trapsLater = true
                report = "soon"
            }
            Button("Long") {
                Shelf.isLong = true
                report = "long"
            }
            Button("Hoard") {
                Shelf.hoard = [UInt8](repeating: 1, count: 160 << 20)
                report = "\(Shelf.hoard.count)"
            }
            Button("Fill") {
                do {
                    let data = Data(repeating: 1, count: 1 << 20)
                    for number in 0..<20 { try data.write(to: URL.homeDirectory.appending(path: "Documents/\(number).data")) }
                    report = "filled"
                } catch {
                    let reason = (error as? CocoaError)?.underlying as? POSIXError
                    report = "refused: \(reason?.code.rawValue ?? 0)"
                }
            }
            Button("Empty") {
                for number in 0..<20 {
                    try? FileManager.default.removeItem(at: URL.homeDirectory.appending(path: "Documents/\(number).data"))
                }
                report = "emptied"
            }
            Button("Receipt") { report = Self.receipt }
            Button("Exit") { exit(7) }
            Button("Loop") {
                FileManager.default.createFile(atPath: URL.homeDirectory.appending(path: "tmp/looping").path, contents: nil)
                while true { report = "" }
            }
            Button("Allocate") {
                var memory: [[UInt8]] = []
                while memory.count < 1 << 20 { memory.append([UInt8](repeating: 1, count: 1 << 20)) }
                report = "\(memory.count)"
            }
        }
    }

    /// A price and a moment, as formatters write them that nobody told the user's language and time zone.
    private static var receipt: String {
        let price = NumberFormatter()
        price.numberStyle = .currency
        let moment = DateFormatter()
        moment.dateStyle = .long
        moment.timeStyle = .short
        return "\(price.string(from: 1234.5) ?? "none"), \(moment.string(from: Date(timeIntervalSince1970: 1_700_000_000)))"
    }

    private var state: String {
        let file = (try? String(contentsOf: document, encoding: .utf8)) ?? "none"
        return "static \(Shelf.count), defaults \(UserDefaults.standard.integer(forKey: "count")), file \(file), stored \(stored)"
    }
}
