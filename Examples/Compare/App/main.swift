import CompareMeasures
import Foundation

let root = URL(filePath: FileManager.default.currentDirectoryPath)
let results = root.appending(path: "Examples/Compare/Measures/Resources/results.json")
try await Comparison.measure(in: root).json.write(to: results)
