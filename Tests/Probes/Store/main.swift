import Foundation
import MartletModels

// Saves ten objects at a time, without end, and prints how many are saved.

@Model
final class Note {
    var title: String
    var body: String

    init(title: String, body: String) {
        self.title = title
        self.body = body
    }
}

let store = ModelConfiguration(url: URL(filePath: CommandLine.arguments[1]))
let context = ModelContext(try ModelContainer(for: Note.self, configurations: store))
var count = 0
while true {
    for _ in 0..<10 { context.insert(Note(title: "Note \(count)", body: String(repeating: "x", count: 1000))) }
    try context.save()
    count += 10
    FileHandle.standardOutput.write(Data("\(count)\n".utf8))
}
