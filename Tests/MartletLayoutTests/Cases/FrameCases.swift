import MartletLayout

enum FrameCases {
    static let fixedFrame = "https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)"
    static let flexibleFrame =
        "https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)"
    static let guide = "https://www.swiftuifieldguide.com/layout/flexible-frames/"
    static let ratios = "https://www.objc.io/blog/2022/03/29/aspectratio/"
    static let proposals = "https://developer.apple.com/documentation/swiftui/proposedviewsize"
    static let fixedSizes = "https://developer.apple.com/documentation/swiftui/view/fixedsize()"

    static let all: [SourcedCase] = frames + flexible + ideal + ratio

    private static let frames = [
        SourcedCase(
            "A shape takes the frame's size, and on the other axis what it is offered", fixedFrame, in: 300, 208,
            ["purple": Rect(50, 0, 200, 100), "blue": Rect(0, 108, 300, 100)]
        ) { v(fill("purple").frame(200, 100), fill("blue").frame(nil, 100)) },
        SourcedCase(
            "A frame aligns what is smaller", fixedFrame, in: 300, 100,
            ["frame": Rect(50, 35, 200, 30), "text": Rect(50, 35, 90, 20)]
        ) { text("text", width: 90).frame(200, 30, .topLeading, "frame") },
        SourcedCase(
            "A frame does not clip: larger content stands out on both sides", fixedFrame, in: 100, 100,
            ["content": Rect(10, 40, 80, 20), "frame": Rect(30, 40, 40, 20)]
        ) { fixed("content", 80, 20).frame(40, 20, .center, "frame") },
        SourcedCase(
            "Larger content is aligned too", fixedFrame, in: 100, 100,
            ["content": Rect(-10, 40, 80, 20), "frame": Rect(30, 40, 40, 20)]
        ) { fixed("content", 80, 20).frame(40, 20, .trailing, "frame") },
        SourcedCase(
            "A frame in a frame: the inner one keeps its size", fixedFrame, in: 300, 300,
            ["inner": Rect(120, 120, 60, 60)]
        ) { fill("inner").frame(60, 60).frame(100, 100) },
    ]

    private static let flexible = [
        SourcedCase(
            "Without limits a frame has the size of its content", flexibleFrame, in: 200, 50, ["frame": Rect(70, 15, 60, 20)]
        ) { fixed(60, 20).flexible(idealWidth: 100, .center, "frame") },
        SourcedCase(
            "With both limits a frame takes what it is offered", flexibleFrame, in: 200, 50,
            ["frame": Rect(0, 15, 200, 20), "text": Rect(70, 15, 60, 20)]
        ) { fixed("text", 60, 20).flexible(minWidth: 0, maxWidth: .infinity, .center, "frame") },
        SourcedCase(
            "With both limits a frame may be smaller than its content", guide, in: 40, 50,
            ["frame": Rect(0, 15, 40, 20), "text": Rect(-10, 15, 60, 20)]
        ) { fixed("text", 60, 20).flexible(minWidth: 0, maxWidth: .infinity, .center, "frame") },
        SourcedCase(
            "With a maximum alone a frame is at least as wide as its content", guide, in: 40, 50, ["frame": Rect(-10, 15, 60, 20)]
        ) { fixed(60, 20).flexible(maxWidth: .infinity, .center, "frame") },
        SourcedCase(
            "With a maximum a frame takes no more than it", flexibleFrame, in: 200, 50,
            ["frame": Rect(50, 15, 100, 20), "text": Rect(70, 15, 60, 20)]
        ) { fixed("text", 60, 20).flexible(maxWidth: 100, .center, "frame") },
        SourcedCase(
            "A maximum below the content's size makes the frame smaller than the content", flexibleFrame, in: 200, 50,
            ["frame": Rect(80, 15, 40, 20), "text": Rect(70, 15, 60, 20)]
        ) { fixed("text", 60, 20).flexible(maxWidth: 40, .center, "frame") },
        SourcedCase(
            "With a minimum a frame is at least that wide", guide, in: 300, 50,
            ["frame": Rect(75, 15, 150, 20), "text": Rect(120, 15, 60, 20)]
        ) { fixed("text", 60, 20).flexible(minWidth: 150, .center, "frame") },
        SourcedCase(
            "Content that is wider than a minimum keeps its width", guide, in: 300, 50, ["frame": Rect(60, 15, 180, 20)]
        ) { fixed(180, 20).flexible(minWidth: 150, .center, "frame") },
        SourcedCase(
            "With a minimum alone a frame is not wider than what it is offered", flexibleFrame, in: 160, 50,
            ["frame": Rect(0, 15, 160, 20), "text": Rect(-10, 15, 180, 20)]
        ) { fixed("text", 180, 20).flexible(minWidth: 150, .center, "frame") },
        SourcedCase(
            "A minimum is proposed to the content", flexibleFrame, in: 50, 20, ["color": Rect(-25, 0, 100, 20)]
        ) { fill("color").flexible(minWidth: 100) },
        SourcedCase(
            "An alignment and an infinite maximum push content to an edge", guide, in: 200, 20, ["text": Rect(140, 0, 60, 20)]
        ) { fixed("text", 60, 20).flexible(maxWidth: .infinity, .trailing) },
        SourcedCase(
            "A negative minimum is 0", StackCases.source + "Modifier/FrameLayout.swift", in: 0, 20, ["frame": Rect(0, 0, 0, 20)]
        ) { fill().flexible(minWidth: -10, maxWidth: 50, .center, "frame") },
        SourcedCase(
            "A maximum below the minimum is raised to it", StackCases.source + "Modifier/FrameLayout.swift", in: 200, 20,
            ["frame": Rect(50, 0, 100, 20)]
        ) { fill().flexible(minWidth: 100, maxWidth: 50, .center, "frame") },
    ]

    private static let ideal = [
        SourcedCase("A colour's ideal size is 10 by 10 points", proposals, in: 100, 100, ["color": Rect(45, 45, 10, 10)]) {
            fill("color").fixedSize()
        },
        SourcedCase(
            "A fixed width leaves the height to the proposal", StackCases.tests + "FixedSizeLayoutUITests.swift", in: 100, 100,
            ["red": Rect(45, 0, 10, 100), "green": Rect(0, 45, 100, 10), "blue": Rect(0, 0, 100, 100)]
        ) {
            z(
                alignment: .center, fill("red").fixedSize(true, false).frame(100, 100),
                fill("green").fixedSize(false, true).frame(100, 100),
                fill("blue").fixedSize(false, false).frame(100, 100))
        },
        SourcedCase(
            "A fixed size lets a text stand out of a narrow frame", fixedSizes, in: 200, 200,
            ["text": Rect(-50, 90, 300, 20)]
        ) { text("text", width: 300).fixedSize().frame(200, 200) },
        SourcedCase(
            "A text of a fixed height wraps in the width that it is offered", fixedSizes, in: 100, 10, ["text": Rect(0, -25, 100, 60)]
        ) { text("text", width: 300).fixedSize(false, true) },
        SourcedCase(
            "An ideal width replaces one that is not proposed", flexibleFrame, in: 400, 20, ["color": Rect(140, 0, 120, 20)]
        ) { fill("color").flexible(idealWidth: 120).fixedSize(true, false) },
        SourcedCase(
            "An ideal width has no part where a width is proposed", flexibleFrame, in: 400, 20, ["color": Rect(0, 0, 400, 20)]
        ) { fill("color").flexible(idealWidth: 120) },
        SourcedCase(
            "A row of ideal size has the ideal sizes of its children", proposals, in: 200, 100,
            ["row": Rect(61, 40, 78, 20), "color": Rect(61, 40, 10, 20)]
        ) { h(name: "row", fill("color"), fixed(60, 20)).fixedSize(true, true) },
        SourcedCase(
            "Colours in a column of ideal width are as wide as its widest child", StackCases.source + "Stack/StackLayout.swift", in: 300,
            76,
            ["color": Rect(100, 0, 100, 48), "text": Rect(100, 56, 100, 20)]
        ) { v(fill("color"), fixed("text", 100, 20)).fixedSize(true, false) },
    ]

    private static let ratio = [
        SourcedCase("A ratio of 16 to 9 fits into a square", ratios, in: 100, 100, ["color": Rect(0, 21.88, 100, 56.25)]) {
            fill("color").ratio(16 / 9)
        },
        SourcedCase("A ratio of 16 to 9 fills a square", ratios, in: 100, 100, ["color": Rect(-38.89, 0, 177.78, 100)]) {
            fill("color").ratio(16 / 9, fits: false)
        },
        SourcedCase("Without a ratio, that of the ideal size fits", ratios, in: 200, 200, ["image": Rect(0, 50, 200, 100)]) {
            LayoutNode(MeasuredRule { .init(Size($0.width ?? 100, $0.height ?? 50)) }, name: "image").ratio(nil)
        },
        SourcedCase(
            "Half as wide as high, in frames of 2 to 1 and 1 to 2", StackCases.tests + "AspectRatioLayoutUITests.swift", in: 100, 100,
            ["red": Rect(37.5, 25, 25, 50), "green": Rect(25, 0, 50, 100)]
        ) { z(alignment: .center, fill("red").ratio(0.5).frame(100, 50), fill("green").ratio(0.5, fits: false).frame(50, 100)) },
        SourcedCase(
            "Twice as wide as high, in frames of 2 to 1 and 1 to 2", StackCases.tests + "AspectRatioLayoutUITests.swift", in: 100, 100,
            ["red": Rect(0, 25, 100, 50), "green": Rect(-50, 0, 200, 100)]
        ) { z(alignment: .center, fill("red").ratio(2).frame(100, 50), fill("green").ratio(2, fits: false).frame(50, 100)) },
        SourcedCase(
            "A colour's own ratio is that of a square", StackCases.tests + "AspectRatioLayoutUITests.swift", in: 200, 200,
            ["red": Rect(75, 75, 50, 50), "green": Rect(50, 50, 100, 100)]
        ) { z(alignment: .center, fill("red").ratio(nil).frame(100, 50), fill("green").ratio(nil, fits: false).frame(50, 100)) },
        SourcedCase("A ratio changes nothing of a view that has its own size", ratios, in: 100, 100, ["image": Rect(20, 40, 60, 20)]) {
            fixed("image", 60, 20).ratio(1)
        },
    ]
}

private func fixed(_ width: Double, _ height: Double) -> LayoutNode { fixed(nil, width, height) }
