import SwiftUI

/// The areas in which views with frames, paddings, backgrounds and content shapes receive touches. Each view has an invisible box of 140 × 80
/// points with its name, which tests use to find it.
struct ContentShapesPage: View {
    @State private var log: [String] = []

    var body: some View {
        VStack(spacing: 8) {
            Text(log.isEmpty ? "nothing" : log.joined(separator: " ")).accessibilityIdentifier("log")
            HStack {
                area("transparent") { Text("a").frame(width: 140, height: 80).onTapGesture { log.append("transparent") } }
                area("rectangle") {
                    Text("a").frame(width: 140, height: 80).contentShape(Rectangle()).onTapGesture { log.append("rectangle") }
                }
            }
            HStack {
                area("circle") { Text("a").frame(width: 140, height: 80).contentShape(Circle()).onTapGesture { log.append("circle") } }
                area("painted") { Text("a").frame(width: 140, height: 80).background(.yellow).onTapGesture { log.append("painted") } }
            }
            HStack {
                area("later") {
                    Text("a").onTapGesture { log.append("later") }.padding(20).frame(width: 140, height: 80).background(.yellow)
                }
                area("cut") {
                    Color.green.frame(width: 140, height: 80).contentShape(Capsule()).onTapGesture { log.append("cut") }
                }
            }
            HStack {
                area("path") {
                    Color.green.frame(width: 140, height: 80).contentShape(Triangle()).onTapGesture { log.append("path") }
                }
                area("off") {
                    Text("a").frame(width: 140, height: 80).background(.yellow).onTapGesture { log.append("off") }.allowsHitTesting(false)
                }
            }
            HStack {
                area("nested") {
                    HStack {
                        Button("Inner") { log.append("inner") }
                        Text("b")
                    }
                    .frame(width: 140, height: 80).contentShape(Capsule()).onTapGesture { log.append("nested") }
                }
                area("round") {
                    Circle().fill(.blue).frame(width: 140, height: 80).contentShape(Rectangle()).onTapGesture { log.append("round") }
                }
            }
            HStack {
                area("dragged") {
                    Text("a").frame(width: 140, height: 80).background(.orange).gesture(
                        DragGesture().onEnded { log.append("\(Int($0.startLocation.x)),\(Int($0.startLocation.y))") })
                }
                area("placed") {
                    Text("a").frame(width: 140, height: 80).background(.orange).onTapGesture { log.append("\(Int($0.x)),\(Int($0.y))") }
                }
            }
            HStack {
                area("held") {
                    Text("a").frame(width: 140, height: 80).background(.orange).onLongPressGesture { log.append("held") }
                }
                area("hovered") {
                    Text("a").frame(width: 140, height: 80).background(.orange).onHover { log.append($0 ? "in" : "out") }
                }
            }
        }
    }

    private func area<V: View>(_ name: String, @ViewBuilder _ content: () -> V) -> some View {
        Color.clear.frame(width: 140, height: 80).accessibilityIdentifier(name).overlay { content() }
    }
}

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }
}
