import MartletElements
import MartletTest
import MartletUI
import Observation

/// Rows to count: what they show, and the view that shows one.
@Observable
@MainActor
final class Numbers {
    var numbers: [Int]

    init(_ numbers: Range<Int>) { self.numbers = Array(numbers) }
}

struct NumberRow: View {
    let number: Int
    @State private var added = 0

    var body: some View {
        HStack {
            Text(verbatim: "\(number) +\(added)")
            Button("Add") { added += 1 }
        }
    }
}

extension TestHost {
    /// The elements in the first container, without gaps.
    var rows: [Element] { session.tree.root.children[0].children.filter { $0.kind != .gap } }

    /// Whether an operation is about an element or something in it.
    func isWithin(_ element: Element, _ operation: MartletElements.Operation) -> Bool {
        var place = session.tree[operation.element]
        while let current = place {
            if current === element { return true }
            place = current.parent
        }
        return false
    }
}
