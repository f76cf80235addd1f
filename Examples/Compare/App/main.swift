import CCompareCounters
import CompareMeasures
import CompareUI
import Foundation
import QBChatPorts
import SwiftUI

// swift run Compare                the page
// swift run Compare --markdown     the tables, from what is kept
// swift run Compare --json         the numbers, from what is kept
// swift run Compare --update       measures all anew, in the folder of the repository, and keeps it
switch CommandLine.arguments.dropFirst().first {
case "--markdown": print(try Comparison.kept().markdown)
case "--json": print(String(decoding: try Comparison.kept().json, as: UTF8.self), terminator: "")
case "--update":
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    guard let program = Bundle.main.executableURL else { fatalError("Where this program is cannot be told.") }
    try await Comparison.update(in: root, by: program)
case "--footprint":
    // What --update runs for each port, in a process of its own: --footprint redux 10000
    let rest = CommandLine.arguments.dropFirst(2)
    guard let port = rest.first.flatMap(ChatPort.init), let actions = rest.last.flatMap(Int.init) else {
        fatalError("Name a port and a number of actions, as redux 10000.")
    }
    print(String(decoding: try await Footprint.measure(port, actions: actions, .process).json, as: UTF8.self))
default: CompareApp.main()
}

extension Footprint.Counters {
    /// Those of this process.
    static var process: Footprint.Counters {
        Footprint.Counters {
            compare_live_bytes()
        } beginObjects: {
            compare_begin_objects()
        } endObjects: {
            (0..<compare_end_objects()).compactMap { index in
                let metadata = compare_object_type(index)
                // Of a class it begins with zero or an address, of a box or a closure's context with a small number.
                let kind = metadata.load(as: UInt.self)
                return kind == 0 || kind > 0x7ff ? unsafeBitCast(metadata, to: Any.Type.self) : nil
            }
        }
    }
}
