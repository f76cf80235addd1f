import Foundation

nonisolated struct Tree: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
    var age: Int

    static let all = [Tree(id: 1, name: "Old pear", age: 80), Tree(id: 2, name: "Young plum", age: 3)]
}
