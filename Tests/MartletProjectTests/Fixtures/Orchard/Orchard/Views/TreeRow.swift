import SwiftUI

struct TreeRow: View {
    let tree: Tree

    var body: some View {
        LabeledContent(tree.name, value: "\(tree.age)")
            .font(.custom("Twig", size: 17))
    }
}
