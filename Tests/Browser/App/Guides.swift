import SwiftUI

extension HorizontalAlignment {
    private enum Colon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    fileprivate static let colon = HorizontalAlignment(Colon.self)
}

extension VerticalAlignment {
    private enum Name: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    fileprivate static let name = VerticalAlignment(Name.self)
}

extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Boxes that their stacks align by guides.
struct GuidesPage: View {
    @State private var isWide = false

    var body: some View {
        VStack(spacing: 20) {
            // The stack is as wide as its children need: 60 before the line, 60 after it.
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: isWide ? 100 : 60, height: 10).named("moved").alignmentGuide(.leading) { $0[.trailing] }
                Color.blue.frame(width: 60, height: 10).named("other")
            }
            .background { Color.yellow.named("stack") }
            // Guides of another alignment have no effect.
            VStack(alignment: .center, spacing: 0) {
                Color.red.frame(width: 20, height: 10).named("unmoved").alignmentGuide(.leading) { _ in 50 }
                Color.blue.frame(width: 60, height: 10).named("wide")
            }
            HStack(alignment: .bottom, spacing: 0) {
                Color.red.frame(width: 10, height: 30).named("raised").alignmentGuide(.bottom) { $0[.bottom] + 12 }
                Color.blue.frame(width: 10, height: 20).named("low")
            }
            .background { Color.yellow.named("row") }
            ZStack(alignment: .topLeading) {
                Color.blue.frame(width: 40, height: 40).named("back")
                Color.red.frame(width: 10, height: 10).named("corner").alignmentGuide(.leading) { $0.width / 2 }
                    .alignmentGuide(.top) { $0.height / 2 }
            }
            .background { Color.yellow.named("pile") }
            // Guides pass through stacks of other alignments.
            HStack(alignment: .name, spacing: 4) {
                VStack(spacing: 0) {
                    Color.green.frame(width: 30, height: 16).named("handle").alignmentGuide(.name) { $0[VerticalAlignment.center] }
                    Color.gray.frame(width: 30, height: 40)
                }
                VStack(spacing: 0) {
                    Color.gray.frame(width: 30, height: 10)
                    Color.green.frame(width: 30, height: 30).named("full name").alignmentGuide(.name) { $0[VerticalAlignment.center] }
                }
            }
            VStack(alignment: .colon, spacing: 0) {
                HStack(spacing: 0) {
                    Color.gray.frame(width: 30, height: 10)
                    Color.green.frame(width: 10, height: 10).named("first colon").alignmentGuide(.colon) { $0[.leading] }
                }
                HStack(spacing: 0) {
                    Color.gray.frame(width: 70, height: 10)
                    Color.green.frame(width: 10, height: 10).named("second colon").alignmentGuide(.colon) { $0[.leading] }
                }
            }
            Color.blue.frame(width: 40, height: 40).named("base")
                .overlay(alignment: .topTrailing) {
                    Color.red.frame(width: 10, height: 10).named("badge")
                        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                }
            Button("Wider") { isWide.toggle() }
            Tags(names: ["swift", "layout", "guides", "flow", "a longer one", "last"]).named("tags")
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A flow of words, by guides that count the space that is left: code that many apps have copied from each other.
private struct Tags: View {
    let names: [String]

    var body: some View {
        var width = CGFloat.zero
        var height = CGFloat.zero
        return ZStack(alignment: .topLeading) {
            ForEach(names, id: \.self) { name in
                Color.orange.frame(width: CGFloat(name.count * 10), height: 20).named(name)
                    .padding(4)
                    .alignmentGuide(.leading) { dimensions in
                        if abs(width - dimensions.width) > 200 {
                            width = 0
                            height -= dimensions.height
                        }
                        let result = width
                        if name == names.last { width = 0 } else { width -= dimensions.width }
                        return result
                    }
                    .alignmentGuide(.top) { _ in
                        let result = height
                        if name == names.last { height = 0 }
                        return result
                    }
            }
        }
        .background { Color.yellow.named("flow area") }
    }
}

/// What paints with more than one colour.
struct PaintsPage: View {
    private let points: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    private let colors: [Color] = [.red, .red, .red, .red, .blue, .red, .red, .red, .red]

    var body: some View {
        VStack {
            MeshGradient(width: 3, height: 3, points: points, colors: colors).frame(width: 120, height: 120).named("mesh")
            Circle().fill(MeshGradient(width: 3, height: 3, points: points, colors: colors)).frame(width: 60, height: 60).named("disc")
            Text("MESH").font(.system(size: 60, weight: .black))
                .foregroundStyle(
                    MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .red, .green])
                )
                .named("word")
            // Each view in the label has the gradient over its own frame.
            Label {
                Text("Each").named("label text")
            } icon: {
                Image(systemName: "star.fill").named("label symbol")
            }
            .font(.system(size: 40, weight: .black))
            .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            EllipticalGradient(colors: [.red, .blue]).frame(width: 120, height: 60).named("ellipse")
            Rectangle().fill(ImagePaint(image: Image("Leaf"), scale: 0.5)).frame(width: 80, height: 40).named("tiles")
            Text("Wide").font(.body.width(.expanded)).named("wide letters")
            Text("Narrow").fontWidth(.condensed).named("narrow letters")
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Buttons whose action is elsewhere: in the environment, or in what was copied.
struct PastingPage: View {
    @State private var text = "nothing"
    @State private var site = "no site"
    @State private var name = "Untitled"
    @FocusState private var isNaming: Bool

    var body: some View {
        VStack {
            PasteButton(payloadType: String.self) { text = $0.joined() }.named("paste text")
            PasteButton(payloadType: URL.self) { site = $0.first?.host() ?? "no host" }.named("paste URL")
            Text(text).named("text")
            Text(site).named("site")
            TextField("Name", text: $name).focused($isNaming).named("name")
            RenameButton()
        }
        .renameAction($isNaming)
        .navigationBarTitleDisplayMode(.inline)
    }
}
