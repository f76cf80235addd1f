import MartletElements
import Testing

@testable import MartletDOM

@MainActor
@Suite("HTML of texts, pictures and shapes")
struct TextAndPicturesTests {
    let page = TestPage()

    @Test("a text is a span, and its content is text")
    func text() {
        page.add(.text, text: "a < b & 'c'")
        #expect(page.html == "<span id=e1 class=k-text>a &lt; b &amp; 'c'</span>")
    }

    @Test("a heading is a heading")
    func heading() {
        page.add(.text, [.heading: 2], text: "Menu")
        #expect(page.html == "<h2 id=e1 class=k-text>Menu</h2>")
    }

    @Test("runs of a text stand in it, and may be links")
    func runs() {
        let text = page.add(.text)
        page.add(.text, to: text, text: "See ")
        page.add(.text, to: text, [.href: "https://swift.org"], text: "here")
        let expected = [
            "<span id=e1 class=k-text><span id=e2 class=k-text>See </span>",
            "<a id=e3 class=k-text href='https://swift.org' target=_blank rel='noopener noreferrer'>here</a></span>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a link that would run a script leads nowhere")
    func unsafeLink() {
        page.add(.link, [.href: "java\nscript:alert(1)"])
        #expect(page.html == "<a id=e1 class='k-link r' role=link aria-disabled=true></a>")
    }

    @Test("a system symbol is a drawing that is not read out")
    func symbol() {
        page.add(.image, [.symbol: "star.fill"])
        #expect(page.html == "<span id=e1 class=k-image aria-hidden=true><svg>star.fill</svg></span>")
    }

    @Test("a picture has its size before it is there")
    func picture() {
        page.add(.image, [.source: "/a.png", .width: 40, .height: 30])
        #expect(page.html == "<img id=e1 class=k-image alt decoding=async src='/a.png' width=40 height=30>")
    }

    @Test("a picture of the app's has the addresses that the host says, in all its resolutions")
    func namedPicture() {
        page.add(.image, [.picture: "cup", .library: "/other"])
        #expect(
            page.html
                == "<img id=e1 class=k-image alt decoding=async src='/other/cup@2x.png' srcset='/other/cup.png 1x, /other/cup@2x.png 2x'>")
    }

    @Test("a picture that is not there keeps its place")
    func missingPicture() {
        page.add(.image, [.picture: "mug"])
        #expect(page.html == "<img id=e1 class=k-image alt decoding=async>")
    }

    @Test("a picture of the app's files has the address that the host says, and its scale")
    func fileOfTheApp() {
        page.add(.image, [.source: "file:///app/a.png", .scale: 2])
        #expect(page.html == "<img id=e1 class=k-image alt decoding=async src='/files/a.png' srcset='/files/a.png 2x'>")
    }

    @Test("a picture for the dark is chosen by the browser")
    func darkPicture() {
        page.add(.image, [.picture: "moon"])
        let expected = [
            "<picture id=e1 class=k-image><source media='(prefers-color-scheme: dark)' srcset='/night.svg'>",
            "<img alt decoding=async src='/day.svg'></picture>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("another picture of the network is another address")
    func changedSource() {
        let image = page.add(.image, [.source: "/a.png"])
        page.show()
        page.tree.setAttributes([.source: "/b.png"], of: image)
        #expect(page.patches == #"[["a",1,"src","/b.png"],["a",1,"srcset",null]]"#)
    }

    @Test("a template is a mask over the foreground")
    func template() {
        page.add(.image, [.source: "/a.png", .template: true, .width: 20, .height: 20])
        let expected = [
            #"<span id=e1 class='k-image mask' style='--picture:url("/a.png");width:20px;height:20px' role=img></span>"#
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a colour is its paint")
    func color() {
        page.add(.color, [:], [Fill(.color(.token("red")))])
        #expect(page.html == "<div id=e1 class='k-color x y' style='background:var(--red)'></div>")
    }

    @Test("a filled shape is a box")
    func filledShape() {
        page.add(.shape, [.shape: "roundedRectangle", .radius: 8], [Fill(.color(.token("blue")))])
        #expect(page.html == "<div id=e1 class='k-shape x y' style='background:var(--blue);border-radius:8px'></div>")
    }

    @Test("a line along a shape is a drawing")
    func strokedShape() {
        page.add(.shape, [.shape: "circle", .trimTo: 0.25], [Stroke(.color(.token("blue")), width: 4, cap: .round)])
        let expected = [
            "<div id=e1 class='k-shape drawn round x y'><svg aria-hidden=true>",
            "<circle fill=none stroke='var(--blue)' stroke-width=4 stroke-linecap=round pathLength=1 stroke-dasharray='0.25 2' stroke-dashoffset=0 cx='50%' cy='50%' r='50%'>",
            "</circle></svg></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("an angular gradient along a line is CSS behind a mask")
    func angularLine() {
        let paint = Paint.angular(
            [.init(.rgb(1, 0, 0, 1), at: 0), .init(.rgb(0, 0, 0, 1), at: 1)], center: .init(x: 0.5, y: 0), start: 0, end: 2 * .pi)
        page.add(.shape, [.shape: "ellipse"], [Stroke(paint, width: 4)])
        let geometry = "stroke-width=4 cx='50%' cy='50%' rx='50%' ry='50%'"
        let expected = [
            "<div id=e1 class='k-shape drawn x y'><svg aria-hidden=true><mask id=m1s><ellipse fill=none stroke='#fff' \(geometry)></ellipse></mask>",
            "<foreignObject x=-8 y=-8 style='width:calc(100% + 16px);height:calc(100% + 16px)' mask='url(#m1s)'>",
            "<div style='height:100%;background:conic-gradient(from 90deg at 50% calc(0% + 8px),#ff0000 0deg,#000000 360deg)'></div></foreignObject>",
            "<ellipse fill=none stroke=transparent \(geometry)></ellipse></svg></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a free path is a drawing")
    func path() {
        page.add(.shape, [:], [Outline(PathValue([.move(.init(0, 0)), .line(.init(1, 1)), .close]), isUnit: true)])
        let expected = [
            "<div id=e1 class='k-shape drawn x y'><svg viewBox='0 0 1 1' preserveAspectRatio=none aria-hidden=true>",
            "<path fill=currentColor d='M0 0L1 1Z' vector-effect=non-scaling-stroke></path></svg></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a link out of the app opens beside it")
    func link() {
        page.add(.link, [.href: "https://swift.org"])
        let expected = [
            "<a id=e1 class='k-link r' href='https://swift.org' target=_blank rel='noopener noreferrer'></a>"
        ]
        #expect(page.html == expected.joined())
    }

    @Test("what is said of an element for the ear is ARIA")
    func accessibility() {
        page.add(
            .text, [:],
            [Accessibility(label: "Five stars", value: "5", hint: "Rates", identifier: "stars", hidden: false, addedTraits: ["isHeader"])])
        let expected = [
            "<span id=e1 class=k-text role=heading aria-level=1 aria-label='Five stars' aria-description='5, Rates' aria-hidden=false data-identifier=stars>",
            "</span>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("help becomes a title, and a transition an attribute for the script")
    func help() {
        page.add(
            .text, [:],
            [Help("It's help"), TransitionSides(insertion: TransitionSide("scale opacity"), removal: TransitionSide("opacity"))])
        let expected = [
            "<span id=e1 class=k-text data-enter='{\"opacity\":0,\"scale\":0.01}' data-leave='{\"opacity\":0}' title='It&#39;s help'></span>"
        ]
        #expect(page.html == expected.joined())
    }

    @Test func `A direction of lines is the attribute that browsers have for it`() {
        page.add(.text, [:], [WritingDirection.rightToLeft])
        #expect(page.html == "<span id=e1 class=k-text dir=rtl></span>")
    }

    @Test func `The animations of a transition reach the script in milliseconds`() {
        let (long, short) = (Motion(curve: .linear, duration: 0.3, delay: 0.1), Motion(curve: .linear, duration: 0.2))
        let (enter, leave) = (TransitionSide("move-leading", motion: long), TransitionSide("opacity scale:0.5"))
        let both = ##"data-enter='{"translate":"calc(-100%*var(--way,1)) 0"}' data-leave='{"opacity":0,"scale":0.5}'"##
        for (motion, text) in [(nil, "0"), (short, #"'{"d":200,"c":[0,0,1,1]}'"#)] {
            var leave = leave
            leave.motion = motion
            let page = TestPage()
            page.add(.text, [:], [TransitionSides(insertion: enter, removal: leave)])
            #expect(
                page.html
                    == "<span id=e1 class=k-text \(both) data-motion='{\"d\":300,\"c\":[0,0,1,1],\"w\":100}' data-motion-out=\(text)></span>"
            )
        }
    }

    @Test func `A transition's effects become one keyframe, in which the outermost transform is first`() {
        let effects: [any ModifierValue] = [
            Scale(x: 0.5, y: 0.5, anchor: UnitPosition(x: 0, y: 0.5)), Offset(x: 10, y: 0), Opacity(0.5), Opacity(0.5), PixelEffect.blur(4),
            Shift(x: -1, y: 0.5),
        ]
        let side = TransitionSide("opacity", effects: [])
        page.add(.text, [:], [TransitionSides(insertion: TransitionSide("identity", effects: effects.map(Modifier.init)), removal: side)])
        let shift = "translate(calc(-100%*var(--way,1)),50%)"
        let scale = "translate(-50%,0%) scale(0.5) translate(50%,0%)"
        #expect(
            page.html.contains(
                #"data-enter='{"opacity":0.25,"transform":"\#(shift) translate(10px,0) \#(scale)","filter":"blur(4px)"}'"#))
    }
}
