import MartletElements
import Testing

@testable import MartletDOM

@MainActor
@Suite("Boxes of modifiers")
struct BoxTests {
    static let padding = Padding(top: 8, leading: 8, bottom: 8, trailing: 8)
    static let red = Background(.color(.token("red")))

    func html(_ kind: Kind, _ attributes: [Attribute: Value] = [:], _ modifiers: any ModifierValue..., text: String? = nil) -> String {
        let page = TestPage()
        page.add(kind, attributes, modifiers, text: text)
        return page.html
    }

    @Test("padding and then a background share a box")
    func shared() {
        #expect(html(.text, [:], Self.padding, Self.red) == "<span id=e1 class=k-text style='background:var(--red);padding:8px'></span>")
    }

    @Test("a background and then padding are two boxes")
    func ordered() {
        #expect(
            html(.text, [:], Self.red, Self.padding)
                == "<div class=b style=padding:8px><span id=e1 class=k-text style='background:var(--red)'></span></div>")
    }

    @Test("paddings add up")
    func paddings() {
        let more = Padding(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(
            html(.text, [:], Self.padding, more)
                == "<span id=e1 class=k-text style='padding:9px 0 11px;padding-inline:10px 12px'></span>")
    }

    @Test("content with negative padding stands out of a box by its margins")
    func negativePadding() {
        let out = Padding(top: -4, leading: -8, bottom: 2, trailing: 0)
        #expect(
            html(.text, [:], out)
                == "<div class=b style=place-items:start><span id=e1 class=k-text style='margin-block:-4px 2px;margin-inline:-8px 0'></span></div>"
        )
    }

    @Test("each of two positions has a place of its own")
    func positions() {
        #expect(
            html(.text, [:], Position(x: 10, y: 20), Position(x: 30, y: 40))
                == "<div class='b pos x y'><div class='b pos x y' style='left:30px;top:40px'>"
                + "<span id=e1 class=k-text style='left:10px;top:20px'></span></div></div>")
    }

    @Test("a frame around a text is a box, as it places the text")
    func frame() {
        #expect(
            html(.text, [:], Frame(width: 100, height: nil, alignment: Placement(.leading, .center)))
                == "<div class=b style='width:100px;flex-shrink:0;place-items:center start'><span id=e1 class=k-text></span></div>")
    }

    @Test("a frame on what fills it is no box")
    func filledFrame() {
        #expect(
            html(.color, [:], Fill(.color(.token("red"))), Frame(width: nil, height: 1))
                == "<div id=e1 class='k-color x' style='background:var(--red);height:1px;flex-shrink:0'></div>")
    }

    @Test("an endless frame makes its box expand, not what is in it")
    func endless() {
        let frame = Frame(minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: nil)
        #expect(html(.text, [:], frame) == "<div class='b x'><span id=e1 class=k-text></span></div>")
    }

    @Test func `A picture that keeps its proportions is as wide as its height makes it, unless an endless frame has taken the width`() {
        let picture: [Attribute: Value] = [.source: "/a.png", .resizable: true, .contentMode: "fit"]
        let endless = Frame(minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: nil)
        let height = Frame(width: nil, height: 120)
        #expect(html(.image, picture, Self.padding, height).hasPrefix("<div class='b by-height' style='height:120px;width:auto;"))
        #expect(html(.image, picture, endless, height).hasPrefix("<div class='b x' style='height:120px;flex-shrink:0'>"))
    }

    @Test("padding, frame, background, clip and shadow are one box around a text")
    func all() {
        #expect(
            html(
                .text, [:], Frame(width: 80, height: 40), Self.red, Clip(.roundedRectangle(8)), Shadow(.rgb(0, 0, 0, 0.5), radius: 4, y: 2))
                == "<div class=b style='width:80px;height:40px;flex-shrink:0;background:var(--red);border-radius:8px;overflow:clip;box-shadow:0 2px 8px #00000080'><span id=e1 class=k-text></span></div>"
        )
    }

    @Test("transforms are written so that the outer one acts last")
    func transforms() {
        #expect(
            html(.text, [:], Scale(x: 2, y: 2), Offset(x: 5, y: 0))
                == "<span id=e1 class=k-text style='transform:translate(5px,0) scale(2)'></span>")
    }

    @Test func `A border around what is hidden is visible`() {
        #expect(
            html(.text, [:], Hidden(), Border(.color(.token("gray")), width: 1))
                == "<div class=b style='outline:1px solid var(--gray);outline-offset:-1px'><span id=e1 class=k-text style=visibility:hidden></span></div>"
        )
    }

    @Test func `The pen of a symbol follows the weight`() {
        #expect(html(.image, [.symbol: "heart"], TextTraits(weight: 900)).contains("style='font-weight:900;--symbol-stroke:3.1px'"))
        let light = TextFont(FontValue(size: .points(20), weight: 300))
        #expect(html(.stack, [:], light).contains("font-weight:300;--symbol-stroke:1.4px"))
        #expect(!html(.text, [:], light).contains("--symbol-stroke"))
    }

    @Test func `A shadow inside a box is an inset one, and a gradient in a circle`() {
        let shadow = Shadow(.rgb(0, 0, 0, 1), radius: 3, y: 2, isInside: true)
        #expect(
            html(.shape, [.shape: "capsule"], Fill(.color(.token("red"))), shadow).contains(
                "style='background:var(--red);border-radius:9999px;box-shadow:inset 0 2px 6px #000000'"))
        let ring = "radial-gradient(circle closest-side at calc(50% + 0px) calc(50% + 2px),#0000 calc(100% - 6px),#000000)"
        #expect(
            html(.shape, [.shape: "circle"], Fill(.color(.token("red"))), shadow).contains("style='background:\(ring),var(--red);clip-path")
        )
        #expect(html(.text, [:], Background(.color(.token("red")), in: .circle), shadow).contains("--disc-background:\(ring),var(--red)"))
        #expect(html(.text, [:], shadow) == "<span id=e1 class=k-text></span>")
    }

    @Test func `Letters with a gradient throw the shadow, not their box`() {
        let paint = Paint.linear(
            [GradientStop(.rgb(1, 0, 0, 1), at: 0), GradientStop(.rgb(0, 0, 1, 1), at: 1)], start: UnitPosition(x: 0.5, y: 0),
            end: UnitPosition(x: 0.5, y: 1))
        let text = html(.text, [:], Foreground(paint), Shadow(.rgb(0, 0, 0, 1), radius: 4))
        #expect(text.contains("background-clip:text"))
        #expect(text.contains("filter:drop-shadow(0 0 4px #000000)"))
        #expect(!text.contains("box-shadow"))
    }

    @Test("opacities multiply")
    func opacity() {
        #expect(html(.text, [:], Opacity(0.5), Opacity(0.5)) == "<span id=e1 class=k-text style=opacity:0.25></span>")
    }

    @Test("the innermost font and colour hold")
    func inherited() {
        #expect(
            html(
                .text, [:], TextFont(FontValue(size: .style("title"))), Foreground(.color(.token("red"))),
                TextFont(FontValue(size: .points(9))), Foreground(.color(.token("blue"))))
                == "<span id=e1 class='k-text f-title' style='color:var(--red)'></span>")
    }

    @Test func `What is measured by its container says so to it`() {
        let frame = ContainerFrame(width: .init(share: 0.5, points: -2), height: .init(), alignment: .center)
        let found = html(.text, [:], frame)
        #expect(found.contains("by-cqw") && found.contains("by-cqh"))
        #expect(found.contains("width:calc(50cqw + -2px);height:100cqh"))
    }

    @Test func `Buttons take the foreground of their container`() {
        let red = Foreground(.color(.token("red")))
        #expect(html(.text, [:], red) == "<span id=e1 class=k-text style='color:var(--red)'></span>")
        #expect(html(.group, [:], red).contains("style='color:var(--red);--ink:var(--red)'"))
    }

    @Test("a bordered button keeps its own padding, and gets more around it")
    func controls() {
        #expect(
            html(.button, [.style: "bordered"], Self.padding)
                == "<div class=b style=padding:8px><button id=e1 class='k-button r bordered' type=button></button></div>")
    }

    @Test("colours are tokens, numbers or both of light and dark")
    func colors() {
        #expect(ColorValue.rgb(1, 0.5, 0, 1).css == "#ff8000")
        #expect(ColorValue.rgb(1, 1, 1, 0.5).css == "#ffffff80")
        #expect(ColorValue.token("red").css == "var(--red)")
        #expect(ColorValue.opacity(.token("red"), 0.2).css == "color-mix(in srgb,var(--red) 20%,transparent)")
        #expect(ColorValue.dynamic(light: .token("white"), dark: .rgb(0, 0, 0, 1)).css == "light-dark(var(--white),#000000)")
    }

    @Test("a name cannot end its declaration")
    func injection() {
        #expect(ColorValue.token("red);x:url(//evil").css == "var(--redxurlevil)")
        #expect(
            html(.text, [:], TextFont(FontValue(size: .points(12), family: "A\";}</style>")))
                == "<span id=e1 class='k-text f-points' style='font-size:12px;font-family:\"A/style\",var(--font)'></span>")
    }
}
