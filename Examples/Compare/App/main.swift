import CompareMeasures
import CompareUI
import Foundation
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
    try await Comparison.update(in: root)
default: CompareApp.main()
}
