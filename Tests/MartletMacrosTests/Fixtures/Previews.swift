import MartletPreviews
import SwiftUI

extension EnvironmentValues {
    @Entry var greeting: String = "hello"
}

struct Label: View {
    var text: String
    var body: some View { Text(text) }
}

// A type of the app with a name that an expansion must not pick up.
struct Preview {}

#Preview {
    Text("plain")
}

#Preview("A \"quoted\" name") {
    Text("named"); Text("twice")
}

@available(macOS 15, *)
#Preview("Traits", traits: .sizeThatFitsLayout, .fixedLayout(width: 10, height: 20)) {
    let text = "} \("in " + "side") {"
    Label(text: text)  // }
}

#Preview("Wrapped", traits: .modifier(Shout())) {
    Text("modified")
}

#Preview("State") {
    @Previewable @State var count = [1, 2, 3]
        .map { $0 * 2 }
        .reduce(0, +)
    @Previewable @Environment(\.greeting) var greeting
    @State @Previewable var name: String =
        if CommandLine.arguments.isEmpty {
            "nobody"
        } else {
            "world"
        }

    if count > 10 {
        Text("\(greeting) \(name) \(count)")
    } else {
        Text("few")
    }
}

#Preview("Returned") {
    @Previewable @State var base = 1; @Previewable @State var step = 2
    let sum = base + step
    return Text("sum \(sum)")
}

#Preview(
    "Argument",
    body: {
        @Previewable @State var text =
            """
            } "quoted" {
            """
        Label(text: text)
    })

struct Holder {
    #Preview("Member") { Label(text: "member") }
}

struct Shout: PreviewModifier {
    static func makeSharedContext() async throws -> String { "!" }
    func body(content: Content, context: String) -> some View {
        content
        Text(context)
    }
}

@main
struct Main {
    static func main() async throws {
        try await printPreviews()
    }
}
