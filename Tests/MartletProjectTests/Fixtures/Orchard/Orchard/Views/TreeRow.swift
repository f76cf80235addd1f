import SwiftUI

struct TreeRow: View {
    let tree: Tree

    var body: some View {
        LabeledContent(tree.name, value: "\(tree.age)")
            .font(.custom("Twig", size: 17))
    }
}

struct TreeRow_Previews: PreviewProvider {
    static var previews: some View {
        TreeRow(tree: Tree.all[0])
        TreeRow(tree: Tree.all[1]).previewLayout(.sizeThatFits).previewDisplayName("A row that fits")
    }
}
