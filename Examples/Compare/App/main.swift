import CCompareCounters
import CompareMeasures
import CompareUI
import Foundation
import QBChatPorts
import SwiftUI

// swift run Compare                the page
// swift run Compare --markdown     the stored results as tables
// swift run Compare --json         the stored results as JSON
// swift run Compare --update       measures everything but growth again and stores the results; run it in the repository's folder
// swift run Compare --update-sources   the same for what is read from the sources and the built modules, in a minute
// swift run Compare --growth redux 5   one point of the curves of growth
// swift run Compare --update-growth    the same for the apps of Examples/Growth, which it generates and builds, in half an hour
switch CommandLine.arguments.dropFirst().first {
case "--markdown": print(try Comparison.kept().markdown)
case "--json": print(String(decoding: try Comparison.kept().json, as: UTF8.self), terminator: "")
case "--update":
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    guard let program = Bundle.main.executableURL else {
        fatalError("The path of this program is unknown, but --update runs it in other processes.")
    }
    try await Comparison.update(in: root, by: program)
case "--update-sources": try await Comparison.updateSources(in: URL(filePath: FileManager.default.currentDirectoryPath))
case "--update-growth":
    let ports = CommandLine.arguments.dropFirst(2).compactMap(GrowthPort.init)
    try await Comparison.updateGrowth(
        of: ports.isEmpty ? GrowthPort.allCases : ports, in: URL(filePath: FileManager.default.currentDirectoryPath))
case "--growth":
    let rest = CommandLine.arguments.dropFirst(2)
    guard let port = rest.first.flatMap(GrowthPort.init), let topics = rest.last.flatMap(Int.init), Growth.limits.contains(topics) else {
        fatalError("--growth needs an architecture and a number of topics in \(Growth.limits), such as: redux 5")
    }
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    print(String(decoding: try await Growth.measure(port, counts: [topics], in: root).json, as: UTF8.self))
case "--footprint":
    // The process that --update starts for each port: --footprint redux 10000
    let rest = CommandLine.arguments.dropFirst(2)
    guard let port = rest.first.flatMap(ChatPort.init), let actions = rest.last.flatMap(Int.init) else {
        fatalError("--footprint needs a port and a number of actions, such as: redux 10000")
    }
    print(String(decoding: try await Footprint.measure(port, actions: actions, .process).json, as: UTF8.self))
default: CompareApp.main()
}

extension Footprint.Counters {
    /// The counters of this process.
    static var process: Footprint.Counters {
        Footprint.Counters {
            compare_live_bytes()
        } beginObjects: {
            compare_begin_objects()
        } endObjects: {
            (0..<compare_end_objects()).compactMap { index in
                let metadata = compare_object_type(index)
                // For a class this is zero or an address; for a box or a closure's context, a small number.
                let kind = metadata.load(as: UInt.self)
                return kind == 0 || kind > 0x7ff ? unsafeBitCast(metadata, to: Any.Type.self) : nil
            }
        }
    }
}
