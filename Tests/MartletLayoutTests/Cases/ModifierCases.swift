import MartletLayout

enum ModifierCases {
    static let padding = "https://developer.apple.com/documentation/swiftui/view/padding(_:_:)"
    static let paddingTests = StackCases.tests + "Modifier/PaddingLayoutUITests.swift"
    static let offset = "https://developer.apple.com/documentation/swiftui/view/offset(x:y:)"
    static let overlay = "https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)"
    static let background = "https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)"
    static let position = StackCases.tests + "Modifier/PositionLayoutUITests.swift"
    static let directions = "https://developer.apple.com/documentation/swiftui/layoutdirection"

    static let all: [SourcedCase] = paddings + places + layers + mirrors

    private static func padded(_ name: String, _ insets: Insets, _ content: Rect, _ outside: Rect) -> SourcedCase {
        SourcedCase(name, paddingTests, in: 200, 200, ["blue": content, "red": outside]) {
            fixed("blue", 50, 30).padding(insets).background(fill("red"))
        }
    }

    private static let paddings = [
        padded("Padding at all edges", Insets(20), Rect(75, 85, 50, 30), Rect(55, 65, 90, 70)),
        padded("No padding", Insets(0), Rect(75, 85, 50, 30), Rect(75, 85, 50, 30)),
        padded("Padding at the top", Insets(top: 30), Rect(75, 100, 50, 30), Rect(75, 70, 50, 60)),
        padded("Padding at the bottom", Insets(bottom: 30), Rect(75, 70, 50, 30), Rect(75, 70, 50, 60)),
        padded("Padding at the leading edge", Insets(leading: 30), Rect(90, 85, 50, 30), Rect(60, 85, 80, 30)),
        padded("Padding at the trailing edge", Insets(trailing: 30), Rect(60, 85, 50, 30), Rect(60, 85, 80, 30)),
        padded("Horizontal padding", Insets(leading: 40, trailing: 40), Rect(75, 85, 50, 30), Rect(35, 85, 130, 30)),
        padded("Vertical padding", Insets(top: 40, bottom: 40), Rect(75, 85, 50, 30), Rect(75, 45, 50, 110)),
        padded("Padding at two edges", Insets(top: 25, trailing: 25), Rect(62.5, 97.5, 50, 30), Rect(62.5, 72.5, 75, 55)),
        SourcedCase("Padding is taken from what is proposed", padding, in: 200, 100, ["color": Rect(16, 16, 168, 68)]) {
            fill("color").padding(16)
        },
        SourcedCase(
            "Padding never proposes less than 0", StackCases.source + "Geometry/ProposedSize.swift", in: 20, 20,
            ["color": Rect(10, 10, 0, 0), "frame": Rect(-6, -6, 32, 32)]
        ) { fill("color").padding(16, "frame") },
        SourcedCase(
            "Negative padding lets content stand out", padding, in: 100, 100,
            ["color": Rect(-10, -10, 120, 120), "frame": Rect(0, 0, 100, 100)]
        ) { fill("color").padding(-10, "frame") },
        SourcedCase(
            "Negative padding brings neighbours nearer", padding, in: 200, 20,
            ["a": Rect(60, 0, 50, 20), "b": Rect(90, 0, 50, 20)]
        ) { h(spacing: 0, fixed("a", 50, 20).padding(Insets(trailing: -20)), fixed("b", 50, 20)) },
    ]

    private static let places = [
        SourcedCase(
            "An offset moves a view and not its neighbours", offset, in: 100, 20,
            ["a": Rect(7, 5, 40, 20), "b": Rect(50, 0, 50, 20)]
        ) { h(spacing: 10, fixed("a", 40, 20).offset(7, 5), fixed("b", 50, 20)) },
        SourcedCase("A view at no position has its centre in the corner", position, in: 100, 100, ["red": Rect(-25, -25, 50, 50)]) {
            fixed("red", 50, 50).position()
        },
        SourcedCase("A position on the horizontal axis", position, in: 100, 100, ["green": Rect(25, -25, 50, 50)]) {
            fixed("green", 50, 50).position(50)
        },
        SourcedCase("A position on the vertical axis", position, in: 100, 100, ["blue": Rect(-25, 25, 50, 50)]) {
            fixed("blue", 50, 50).position(0, 50)
        },
        SourcedCase("A position takes all the space", position, in: 100, 100, ["black": Rect(25, 25, 50, 50), "all": Rect(0, 0, 100, 100)])
        {
            fixed("black", 50, 50).position(50, 50, "all")
        },
        SourcedCase(
            "A position in a row takes its share", "https://developer.apple.com/documentation/swiftui/view/position(x:y:)", in: 200, 20,
            ["a": Rect(5, 0, 10, 20), "b": Rect(100, 0, 100, 20)]
        ) { h(spacing: 0, fixed("a", 10, 20).position(10, 10), fill("b")) },
    ]

    private static let layers = [
        SourcedCase(
            "An overlay and a background have the view's edges",
            StackCases.tests + "Stack/ZStackUITests.swift", in: 300, 300,
            ["red": Rect(50, 50, 200, 200), "green": Rect(50, 50, 100, 100), "blue": Rect(150, 150, 100, 100)]
        ) {
            fixed("red", 200, 200).overlay(alignment: .topLeading, fixed("green", 100, 100)).background(
                alignment: .bottomTrailing, fixed("blue", 100, 100))
        },
        SourcedCase(
            "An overlay is offered the view's size", overlay, in: 300, 300,
            ["view": Rect(120, 130, 60, 40), "over": Rect(120, 130, 60, 40)]
        ) { fixed("view", 60, 40).overlay(fill("over")) },
        SourcedCase(
            "A larger overlay changes no layout", overlay, in: 110, 20,
            ["a": Rect(0, 0, 50, 20), "over": Rect(-25, -30, 100, 80), "b": Rect(60, 0, 50, 20)]
        ) { h(spacing: 10, fixed("a", 50, 20).overlay(fixed("over", 100, 80)), fixed("b", 50, 20)) },
        SourcedCase(
            "A background after padding is larger than one before it", background, in: 100, 100,
            ["inner": Rect(40, 40, 20, 20), "outer": Rect(30, 30, 40, 40)]
        ) { fixed(nil, 20, 20).background(fill("inner")).padding(10).background(fill("outer")) },
    ]

    private static let mirrors = [
        SourcedCase(
            "From right to left a row begins at the right", directions, in: 200, 20,
            ["a": Rect(150, 0, 50, 20), "b": Rect(0, 0, 140, 20)]
        ) { h(spacing: 10, fixed("a", 50, 20), fill("b")).mirrored },
        SourcedCase(
            "From right to left the leading edge is the right one", directions, in: 200, 20, ["a": Rect(140, 0, 60, 20)]
        ) { fixed("a", 60, 20).flexible(maxWidth: .infinity, .leading).mirrored },
        SourcedCase(
            "From right to left leading padding is at the right", directions, in: 200, 20, ["a": Rect(0, 0, 170, 20)]
        ) { fill("a").padding(Insets(leading: 30)).mirrored },
        SourcedCase(
            "A part of the other direction inside", directions, in: 300, 20,
            ["a": Rect(200, 0, 100, 20), "b": Rect(50, 0, 150, 20), "c": Rect(0, 0, 50, 20)]
        ) { h(spacing: 0, fixed("a", 100, 20), h(spacing: 0, fixed("c", 50, 20), fill("b")).mirrored).mirrored },
    ]
}
