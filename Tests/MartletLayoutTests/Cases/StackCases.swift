import MartletLayout

enum StackCases {
    static let childOrder = "https://www.objc.io/blog/2020/11/09/hstacks-child-ordering/"
    static let relative = "https://oleb.net/2023/swiftui-relative-size-in-stacks/"
    static let guide = "https://www.swiftuifieldguide.com/layout/hstack/"
    static let priority = "https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)"
    static let tests = "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/"
    static let source = "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Layout/"

    static let all: [SourcedCase] = order + priorities + spacers + depth + simple + guides

    private static let order = [
        SourcedCase(
            "Three shapes share a width of 300 equally", childOrder, in: 300, 100,
            ["red": Rect(0, 0, 100, 100), "green": Rect(100, 0, 100, 100), "blue": Rect(200, 0, 100, 100)]
        ) { h(spacing: 0, fill("red"), fill("green"), fill("blue")) },
        SourcedCase(
            "The less flexible child chooses first, and a minimum lets the stack overflow its frame", childOrder, in: 150, 100,
            ["red": Rect(-12.5, 0, 75, 100), "green": Rect(62.5, 0, 100, 100)]
        ) { h(spacing: 0, fill("red").flexible(maxWidth: 100), fill("green").flexible(minWidth: 100)) },
        SourcedCase(
            "A child that takes half of its share leaves the rest to those after it", relative, in: 620, 80,
            ["blue": Rect(0, 0, 100, 80), "green": Rect(110, 0, 250, 80), "yellow": Rect(370, 0, 250, 80)]
        ) { h(spacing: 10, LayoutNode(HalfRule(), [fill("blue")]), fill("green"), fill("yellow")) },
        SourcedCase(
            "A child before the one that takes half of its share is narrower than the child after it", relative, in: 620, 80,
            ["blue": Rect(0, 0, 200, 80), "green": Rect(210, 0, 100, 80), "yellow": Rect(320, 0, 300, 80)]
        ) { h(spacing: 10, fill("blue"), LayoutNode(HalfRule(), [fill("green")]), fill("yellow")) },
        SourcedCase(
            "A text, as the least flexible child, is offered a third and wraps", guide, in: 216, 100,
            ["text": Rect(77, 30, 62, 40), "purple": Rect(0, 0, 69, 100), "pink": Rect(147, 0, 69, 100)]
        ) {
            h(
                fill("purple"),
                LayoutNode(MeasuredRule { .init(($0.width ?? 90) >= 90 ? Size(90, 20) : Size(62, 40)) }, name: "text"), fill("pink"))
        },
        SourcedCase(
            "Of children without a maximum, the one with the greatest minimum is first", source + "Geometry/LayoutTraits.swift", in: 300,
            10,
            ["a": Rect(0, 0, 50, 10), "b": Rect(50, 0, 200, 10), "c": Rect(250, 0, 50, 10)]
        ) { h(spacing: 0, fill("a"), fill("b").flexible(minWidth: 200, maxWidth: .infinity), fill("c")) },
        SourcedCase(
            "Two colours around a small view have the same height", tests + "Stack/HVStackUITests.swift", in: 100, 250,
            ["red": Rect(0, 0, 100, 100), "yellow": Rect(45, 120, 10, 10), "blue": Rect(0, 150, 100, 100)]
        ) { v(spacing: 20, fill("red"), fill("yellow").frame(10, 10), fill("blue")) },
        SourcedCase(
            "A stack of colours inside another is a third of it", tests + "Stack/HVStackUITests.swift", in: 208, 316,
            [
                "red": Rect(0, 0, 208, 100), "blue": Rect(0, 108, 208, 100), "green": Rect(0, 216, 100, 100),
                "yellow": Rect(108, 216, 100, 100),
            ]
        ) { v(fill("red"), fill("blue"), h(fill("green"), fill("yellow"))) },
        SourcedCase(
            "Colours with maxima in a column keep them", tests + "Stack/FrameLayoutUITests.swift", in: 400, 400,
            ["red": Rect(175, 137, 50, 50), "green": Rect(175, 195, 40, 30), "blue": Rect(175, 233, 30, 30)]
        ) {
            v(
                alignment: .leading, fill("red").flexible(maxWidth: 50, maxHeight: 50), fill("green").flexible(maxWidth: 40, maxHeight: 30),
                fill("blue").flexible(maxWidth: 30, maxHeight: 30))
        },
        SourcedCase(
            "Colours with maxima in a row keep them", tests + "Stack/FrameLayoutUITests.swift", in: 400, 400,
            ["red": Rect(132, 175, 50, 50), "green": Rect(190, 175, 40, 30), "blue": Rect(238, 175, 30, 30)]
        ) {
            h(
                alignment: .top, fill("red").flexible(maxWidth: 50, maxHeight: 50), fill("green").flexible(maxWidth: 40, maxHeight: 30),
                fill("blue").flexible(maxWidth: 30, maxHeight: 30))
        },
    ]

    private static let priorities = [
        SourcedCase(
            "A higher priority takes all, and the others keep their minimum",
            "https://www.typesafely.co.uk/p/use-layoutpriority-to-specify-which",
            in: 208, 100, ["rectangle": Rect(0, 0, 200, 100), "circle": Rect(208, 50, 0, 0)]
        ) { h(fill("rectangle").priority(1), fill("circle").ratio(1)) },
        SourcedCase(
            "Of a higher priority is what is left by the minima of the lower one", priority, in: 300, 20,
            ["low": Rect(0, 0, 40, 20), "high": Rect(40, 0, 260, 20)]
        ) { h(spacing: 0, fill("low").flexible(minWidth: 40), fill("high").priority(1)) },
        SourcedCase(
            "A text of a higher priority keeps its ideal width", guide, in: 200, 20,
            ["left": Rect(0, 0, 47, 20), "text": Rect(55, 0, 90, 20), "right": Rect(153, 0, 47, 20)]
        ) { h(fill("left"), text("text", width: 90).priority(1), fill("right")) },
        SourcedCase(
            "The default priority shares the space evenly", priority, in: 200, 20, ["a": Rect(0, 0, 100, 20), "b": Rect(100, 0, 100, 20)]
        ) { h(spacing: 0, fill("a").priority(3), fill("b").priority(3)) },
        SourcedCase(
            "A priority in a column takes the height of the others", tests + "Stack/HVStackUITests.swift", in: 100, 216,
            ["red": Rect(0, 0, 100, 0), "blue": Rect(0, 8, 100, 200), "green": Rect(0, 216, 46, 0), "yellow": Rect(54, 216, 46, 0)]
        ) { v(fill("red"), fill("blue").priority(1), h(fill("green"), fill("yellow"))) },
        SourcedCase(
            "A frame around a view takes away its priority", source + "LayoutView.swift", in: 200, 20,
            ["a": Rect(0, 0, 100, 20), "b": Rect(100, 0, 100, 20)]
        ) { h(spacing: 0, fill("a").priority(1).flexible(maxWidth: .infinity), fill("b")) },
        SourcedCase(
            "A fixed size keeps the priority", source + "FixedSizeLayout.swift", in: 200, 20,
            ["a": Rect(0, 0, 200, 10), "b": Rect(200, 0, 0, 20)]
        ) { h(alignment: .top, spacing: 0, fill("a").priority(1).fixedSize(false, true), fill("b")) },
    ]

    private static let spacers = [
        SourcedCase(
            "A spacer pushes its neighbours to the edges", tests + "Separator/SpacerUITests.swift", in: 200, 80,
            ["red": Rect(0, 15, 50, 50), "blue": Rect(150, 15, 50, 50)]
        ) { h(fixed("red", 50, 50), hSpacer(), fixed("blue", 50, 50)) },
        SourcedCase(
            "A spacer in a column pushes its neighbours to the edges", tests + "Separator/SpacerUITests.swift", in: 80, 200,
            ["red": Rect(15, 0, 50, 50), "blue": Rect(15, 150, 50, 50)]
        ) { v(fixed("red", 50, 50), vSpacer(), fixed("blue", 50, 50)) },
        SourcedCase(
            "Two spacers share what is left", tests + "Separator/SpacerUITests.swift", in: 250, 80,
            ["red": Rect(0, 15, 40, 50), "blue": Rect(105, 15, 40, 50), "green": Rect(210, 15, 40, 50)]
        ) { h(fixed("red", 40, 50), hSpacer(), fixed("blue", 40, 50), hSpacer(), fixed("green", 40, 50)) },
        SourcedCase(
            "Two spacers in a column share what is left", tests + "Separator/SpacerUITests.swift", in: 80, 250,
            ["red": Rect(15, 0, 50, 40), "blue": Rect(15, 105, 50, 40), "green": Rect(15, 210, 50, 40)]
        ) { v(fixed("red", 50, 40), vSpacer(), fixed("blue", 50, 40), vSpacer(), fixed("green", 50, 40)) },
        SourcedCase(
            "A spacer is longer than its minimum where there is room", tests + "Separator/SpacerUITests.swift", in: 180, 80,
            ["red": Rect(0, 15, 50, 50), "blue": Rect(130, 15, 50, 50)]
        ) { h(fixed("red", 50, 50), hSpacer(50), fixed("blue", 50, 50)) },
        SourcedCase(
            "A spacer's minimum in a column", tests + "Separator/SpacerUITests.swift", in: 80, 160,
            ["red": Rect(15, 0, 50, 50), "blue": Rect(15, 110, 50, 50)]
        ) { v(fixed("red", 50, 50), vSpacer(30), fixed("blue", 50, 50)) },
        SourcedCase(
            "After a spacer at the start, neighbours keep their distance", tests + "Separator/SpacerUITests.swift", in: 200, 80,
            ["red": Rect(92, 15, 50, 50), "blue": Rect(150, 15, 50, 50)]
        ) { h(hSpacer(), fixed("red", 50, 50), fixed("blue", 50, 50)) },
        SourcedCase(
            "A spacer has no distance to its neighbours", source + "Separator/Spacer.swift", in: 300, 10,
            ["stack": Rect(96, 0, 108, 10), "a": Rect(96, 0, 50, 10), "b": Rect(154, 0, 50, 10)]
        ) { h(name: "stack", fixed("a", 50, 10), hSpacer(), fixed("b", 50, 10)).fixedSize() },
        SourcedCase(
            "A stack's own spacing applies to spacers too",
            "https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)",
            in: 300, 10, ["stack": Rect(86, 0, 128, 10)]
        ) { h(spacing: 10, name: "stack", fixed(nil, 50, 10), hSpacer(), fixed(nil, 50, 10)).fixedSize() },
        SourcedCase(
            "A spacer takes only what colours leave: its minimum", source + "Separator/Spacer.swift", in: 100, 10,
            ["a": Rect(0, 0, 92, 10)]
        ) { h(fill("a"), hSpacer()) },
        SourcedCase(
            "A spacer is not thick across its stack", source + "Separator/Spacer.swift", in: 100, 100, ["stack": Rect(0, 50, 100, 0)]
        ) { h(name: "stack", hSpacer()) },
        SourcedCase(
            "A divider in a column is a line across it", "https://developer.apple.com/documentation/swiftui/divider", in: 100, 117,
            ["a": Rect(0, 0, 100, 50), "line": Rect(0, 58, 100, 1), "b": Rect(0, 67, 100, 50)]
        ) { v(fill("a"), divider("line", .horizontal), fill("b")) },
    ]

    private static let depth = [
        SourcedCase(
            "A stack in depth is as large as its largest child", tests + "Stack/ZStackUITests.swift", in: 100, 100,
            ["stack": Rect(20, 20, 60, 60), "red": Rect(20, 20, 60, 60), "blue": Rect(40, 40, 20, 20)]
        ) { z(alignment: .center, name: "stack", fixed("red", 60, 60), fixed("blue", 20, 20)) },
        SourcedCase("top", tests + "Stack/ZStackUITests.swift", in: 100, 100, ["blue": Rect(40, 20, 20, 20)]) {
            z(alignment: .top, fixed("red", 60, 60), fixed("blue", 20, 20))
        },
        SourcedCase("bottom", tests + "Stack/ZStackUITests.swift", in: 100, 100, ["blue": Rect(40, 60, 20, 20)]) {
            z(alignment: .bottom, fixed("red", 60, 60), fixed("blue", 20, 20))
        },
        SourcedCase("leading", tests + "Stack/ZStackUITests.swift", in: 100, 100, ["blue": Rect(20, 40, 20, 20)]) {
            z(alignment: .leading, fixed("red", 60, 60), fixed("blue", 20, 20))
        },
        SourcedCase("trailing", tests + "Stack/ZStackUITests.swift", in: 100, 100, ["blue": Rect(60, 40, 20, 20)]) {
            z(alignment: .trailing, fixed("red", 60, 60), fixed("blue", 20, 20))
        },
        SourcedCase("topLeading", tests + "Stack/ZStackUITests.swift", in: 100, 100, ["blue": Rect(20, 20, 20, 20)]) {
            z(alignment: .topLeading, fixed("red", 60, 60), fixed("blue", 20, 20))
        },
        SourcedCase("topTrailing", tests + "Stack/ZStackUITests.swift", in: 100, 100, ["blue": Rect(60, 20, 20, 20)]) {
            z(alignment: .topTrailing, fixed("red", 60, 60), fixed("blue", 20, 20))
        },
        SourcedCase("bottomLeading", tests + "Stack/ZStackUITests.swift", in: 100, 100, ["blue": Rect(20, 60, 20, 20)]) {
            z(alignment: .bottomLeading, fixed("red", 60, 60), fixed("blue", 20, 20))
        },
        SourcedCase("bottomTrailing", tests + "Stack/ZStackUITests.swift", in: 100, 100, ["blue": Rect(60, 60, 20, 20)]) {
            z(alignment: .bottomTrailing, fixed("red", 60, 60), fixed("blue", 20, 20))
        },
        SourcedCase(
            "A stack in depth is as large as its children of the highest priority", tests + "Stack/ZStackUITests.swift", in: 200, 200,
            [
                "stack": Rect(80, 80, 40, 40), "blue": Rect(80, 50, 100, 100), "red": Rect(80, 70, 60, 60), "green": Rect(80, 80, 40, 40),
                "black": Rect(90, 90, 20, 20),
            ]
        ) {
            z(
                alignment: .leading, name: "stack", fixed("blue", 100, 100).priority(-0.1), fixed("red", 60, 60),
                fixed("green", 40, 40).priority(1)
            )
            .overlay(fixed("black", 20, 20))
        },
        SourcedCase(
            "A colour in a stack in depth of ideal size is as large as the stack", source + "Stack/ZStack.swift", in: 300, 300,
            ["color": Rect(100, 140, 100, 20)]
        ) { z(alignment: .center, fill("color"), fixed(nil, 100, 20)).fixedSize() },
        SourcedCase(
            "Guides move children over the edge of a stack in depth, which grows",
            "https://fatbobman.com/en/posts/layout-dimensions-2/", in: 300, 300,
            ["stack": Rect(67.5, 117.5, 165, 65), "button": Rect(67.5, 132.5, 150, 50), "heart": Rect(202.5, 117.5, 30, 30)]
        ) {
            z(
                alignment: .topTrailing, name: "stack", fixed("button", 150, 50),
                fixed("heart", 30, 30).guide(.top) { $0.size.height / 2 }.guide(.trailing) { $0.size.width / 2 })
        },
        SourcedCase(
            "Guides move an overlay, and its view keeps its size", "https://fatbobman.com/en/posts/layout-dimensions-2/", in: 300, 300,
            ["button": Rect(75, 125, 150, 50), "heart": Rect(210, 110, 30, 30)]
        ) {
            fixed("button", 150, 50)
                .overlay(
                    alignment: .topTrailing,
                    fixed("heart", 30, 30).guide(.top) { $0.size.height / 2 }.guide(.trailing) { $0.size.width / 2 })
        },
    ]

    private static let simple = [
        SourcedCase(
            "A row of fixed views is centred in its frame", tests + "Stack/HVStackUITests.swift", in: 150, 150,
            ["red": Rect(21, 50, 50, 50), "blue": Rect(79, 50, 50, 50)]
        ) { h(fixed("red", 50, 50), fixed("blue", 50, 50)) },
        SourcedCase(
            "A column of fixed views is centred in its frame", tests + "Stack/HVStackUITests.swift", in: 150, 150,
            ["red": Rect(50, 21, 50, 50), "blue": Rect(50, 79, 50, 50)]
        ) { v(fixed("red", 50, 50), fixed("blue", 50, 50)) },
        SourcedCase(
            "A row in a column", tests + "Stack/HVStackUITests.swift", in: 150, 150,
            [
                "red": Rect(55, 7, 40, 40), "blue": Rect(55, 55, 40, 40), "green": Rect(31, 103, 40, 40), "yellow": Rect(79, 103, 40, 40),
            ]
        ) { v(fixed("red", 40, 40), fixed("blue", 40, 40), h(fixed("green", 40, 40), fixed("yellow", 40, 40))) },
        SourcedCase(
            "Spacings of their own", tests + "Stack/HVStackUITests.swift", in: 200, 200,
            [
                "black": Rect(45, 20, 110, 160), "red": Rect(80, 20, 40, 40), "blue": Rect(80, 80, 40, 40), "green": Rect(45, 140, 40, 40),
                "yellow": Rect(115, 140, 40, 40),
            ]
        ) {
            v(spacing: 20, fixed("red", 40, 40), fixed("blue", 40, 40), h(spacing: 30, fixed("green", 40, 40), fixed("yellow", 40, 40)))
                .background(fill("black"))
        },
        SourcedCase(
            "Leading and top alignments", tests + "Stack/HVStackUITests.swift", in: 200, 200,
            [
                "black": Rect(41, 27, 118, 146), "red": Rect(41, 27, 30, 30), "blue": Rect(41, 65, 40, 40), "green": Rect(41, 113, 50, 50),
                "yellow": Rect(99, 113, 60, 60),
            ]
        ) {
            v(
                alignment: .leading, fixed("red", 30, 30), fixed("blue", 40, 40),
                h(alignment: .top, fixed("green", 50, 50), fixed("yellow", 60, 60))
            )
            .background(fill("black"))
        },
    ]

    private static let guides = [
        SourcedCase(
            "Guides of the stack's alignment indent its children", tests + "Alignment/AlignmentGuideUITests.swift", in: 130, 124,
            [
                "0": Rect(0, 0, 130, 25), "1": Rect(10, 33, 130, 25), "2": Rect(20, 66, 130, 25), "3": Rect(30, 99, 130, 25),
                "stack": Rect(0, 0, 160, 124),
            ]
        ) {
            v(
                alignment: .leading, name: "stack", fill("0").guide(.leading) { _ in 0 }, fill("1").guide(.leading) { _ in -10 },
                fill("2").guide(.leading) { _ in -20 }, fill("3").guide(.leading) { _ in -30 }
            ).frame(130, 124, .topLeading)
        },
        SourcedCase(
            "Guides of another alignment change nothing", tests + "Alignment/AlignmentGuideUITests.swift", in: 130, 58,
            ["0": Rect(0, 0, 130, 25), "1": Rect(0, 33, 130, 25)]
        ) { v(alignment: .leading, fill("0").guide(.trailing) { _ in 10 }, fill("1").guide(.trailing) { _ in 20 }) },
        SourcedCase(
            "Baselines align texts of different sizes",
            "https://developer.apple.com/documentation/swiftui/verticalalignment/firsttextbaseline",
            in: 200, 40, ["small": Rect(46, 16, 50, 20), "large": Rect(104, 0, 50, 40)]
        ) { h(alignment: .firstBaseline, text("small", width: 50, line: 20), text("large", width: 50, line: 40)) },
    ]
}

/// Proposes half of the width that it is offered, as the article's `relativeProposed(width: 0.5)` does.
private struct HalfRule: LayoutRule {
    private func inner(_ proposal: ProposedSize) -> ProposedSize { ProposedSize(proposal.width.map { $0 / 2 }, proposal.height) }

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { children[0].size(for: inner(proposal)) }
    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] { [Place(.zero, inner(proposal))] }
}
