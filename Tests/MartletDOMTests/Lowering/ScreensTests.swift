import MartletElements
import Testing

@testable import MartletDOM

@MainActor
@Suite("HTML of screens and dialogs")
struct ScreensTests {
    let page = TestPage()

    @Test("a screen has a bar, a heading, its content and a bottom bar")
    func screen() {
        let screen = page.add(
            .screen, to: page.add(.navigation), [.title: "Menu", .titleMode: "large", .backTitle: "Home"], on: [.dismiss])
        page.add(.text, to: screen, text: "a")
        let expected = [
            "<div id=e1 class='k-navigation x y q'>",
            #"<section id=e2 class='k-screen large of-rows x y q' aria-labelledby=t2 tabindex=-1 data-transition=move-trailing data-motion='{"d":380,"c":[0.2,0.9,0.25,1]}' data-on=dismiss>"#,
            "<header class=bar><div class=bar-side><button type=button class=back id=k2 data-action=dismiss>",
            "<span id=l2>Home</span></button><div data-slot=leading data-of=2></div></div><div class=bar-middle>",
            "<div class=bar-title aria-hidden=true id=u2>Menu</div><div class=bar-subtitle id=v2></div>",
            "<div data-slot=principal data-of=2></div></div><div class='bar-side end'>",
            "<div data-slot=trailing data-of=2></div></div></header><h1 class=large-title id=t2>Menu</h1>",
            "<div class=screen-search data-slot=search data-of=2></div>",
            "<div class='screen-body v' data-slot data-of=2><span id=e3 class=k-text>a</span></div>",
            "<footer class=bottom-bar data-slot=bottom data-of=2></footer>",
            "<footer class='bottom-bar keyboard-bar' data-slot=keyboard data-of=2></footer></section></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a covered screen is not there for anyone")
    func coveredScreen() {
        page.add(.screen, [.isCovered: true])
        let expected = [
            "<section id=e1 class='k-screen x y q' aria-labelledby=t1 tabindex=-1 hidden inert><header class=bar>",
            "<div class=bar-side><button type=button class=back id=k1 data-action=dismiss hidden><span id=l1>Back",
            "</span></button><div data-slot=leading data-of=1></div></div><div class=bar-middle>",
            "<div class=bar-title aria-hidden=true id=u1></div><div class=bar-subtitle id=v1></div>",
            "<div data-slot=principal data-of=1></div></div><div class='bar-side end'>",
            "<div data-slot=trailing data-of=1></div></div></header><h1 class=large-title id=t1></h1>",
            "<div class=screen-search data-slot=search data-of=1></div>",
            "<div class='screen-body v' data-slot data-of=1></div>",
            "<footer class=bottom-bar data-slot=bottom data-of=1></footer>",
            "<footer class='bottom-bar keyboard-bar' data-slot=keyboard data-of=1></footer></section>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test func `A bar is painted as the screen says`() {
        func screen(_ look: BarLook) -> String {
            let page = TestPage()
            page.add(.screen, [:], [look])
            return page.html
        }
        let blue = screen(BarLook(paint: .color(.token("blue"))))
        #expect(blue.contains("--bar-paint:var(--blue)") && !blue.contains("bar-solid"))
        #expect(screen(BarLook(isPainted: true)).contains("bar-solid"))
        #expect(screen(BarLook(isPainted: false)).contains("--bar-paint:transparent"))
        #expect(screen(BarLook(isDark: true)).contains("--bar-scheme:dark"))
    }

    @Test("columns stand beside each other")
    func split() {
        page.add(.split, [.compactColumn: "detail"])
        let expected = [
            "<div id=e1 class='k-split at-detail x y q'>",
            "<aside class='column sidebar-column' data-slot=sidebar data-of=1></aside>",
            "<div class='column content-column' data-slot=content data-of=1></div>",
            "<div class='column detail-column' data-slot=detail data-of=1></div></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test func `Columns are as wide as they want to be, in their bounds`() {
        page.add(.split, [.sidebarWidth: [200, 300, 400], .visibility: "detailOnly"])
        #expect(
            page.html.hasPrefix(
                "<div id=e1 class='k-split at-sidebar detail-only x y q' style='--sidebar-width:clamp(200px,min(300px,40vw),400px)'>"))
    }

    @Test("tabs are a list of tabs and their panels")
    func tabs() {
        let tabs = page.add(.tabs, [.selection: 1], on: [.change])
        page.add(.tab, to: tabs, [.title: "Menu", .symbol: "list.dash"])
        page.add(.tab, to: tabs, [.title: "Order", .badge: "3"])
        let expected = [
            "<div id=e1 class='k-tabs x y q' data-on=change><div class=panels data-slot data-of=1>",
            "<section id=e2 class='k-tab v x y q' role=tabpanel aria-labelledby=b2 hidden></section>",
            "<section id=e3 class='k-tab v x y q' role=tabpanel aria-labelledby=b3></section></div>",
            "<div role=tablist class=tab-bar id=b1>",
            "<button type=button role=tab id=b2 data-index=0 aria-controls=e2 aria-selected=false tabindex=-1>",
            "<span class=tab-label data-slot=label data-of=2></span><svg>list.dash</svg><span>Menu</span></button>",
            "<button type=button role=tab id=b3 data-index=1 aria-controls=e3 aria-selected=true>",
            "<span class=tab-label data-slot=label data-of=3></span><span>Order</span>",
            "<span class=badge>3</span></button></div></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a sheet is a dialog with its heights")
    func sheet() {
        page.add(.sheet, [.detents: ["medium", 300, "40%", "large"]], on: [.dismiss])
        let expected = [
            "<dialog id=e1 class='k-sheet v' style=--detent:50dvh data-modal data-detents='50dvh 300px 40dvh 94dvh' data-on=dismiss>",
            "<div class=grabber aria-hidden=true></div></dialog>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test func `A popover knows what it hangs at`() {
        page.add(.sheet, [.style: "popover", .anchor: 7], on: [.dismiss])
        #expect(page.html == "<dialog id=e1 class='k-sheet v popover' data-modal data-anchor=7 data-on=dismiss></dialog>")
    }

    @Test func `A screen's title stands at the edge of the column that its content keeps to`() {
        func margin(of content: (Element) -> Void) -> String? {
            let screen = page.add(.screen)
            content(screen)
            _ = page.tree.settleLayout()
            return screen.contentColumn?.margin
        }
        func frame(_ width: Double, _ alignment: Placement = .center) -> Frame {
            Frame(
                minWidth: nil, idealWidth: nil, maxWidth: width, minHeight: nil, idealHeight: nil, maxHeight: nil, alignment: alignment)
        }
        let padding = Padding(top: 8, leading: 8, bottom: 8, trailing: 8)
        #expect(margin { page.add(.list, to: $0) } == "max(16px,calc((100% - 760px)/2))")
        #expect(margin { page.add(.list, to: page.add(.stack, to: $0)) } == "max(16px,calc((100% - 760px)/2))")
        #expect(margin { page.add(.contentUnavailable, to: $0) } == "max(16px,calc((100% - 760px)/2))")
        #expect(margin { page.add(.text, to: $0) } == "max(16px,calc((100% - 760px)/2))")
        #expect(margin { page.add(.list, to: $0, [.style: "plain"]) } == nil)
        #expect(
            margin { page.add(.stack, to: page.add(.scroll, to: $0), [:], [padding, frame(600), frame(.infinity)]) }
                == "max(16px,calc((100% - 600px)/2 + 8px))")
        #expect(margin { page.add(.stack, to: $0, [:], [frame(600), frame(.infinity, Placement(.leading, .center))]) } == nil)
        #expect(
            margin {
                page.add(.list, to: $0)
                page.add(.text, to: $0)
            } == nil)
    }

    @Test("an alert is a dialog with a title, a message and actions")
    func alert() {
        let alert = page.add(.alert, [.title: "Sure?"], on: [.dismiss])
        page.add(.text, to: alert, [.slot: "message"], text: "No way back")
        page.add(.button, to: alert, [.slot: "actions", .role: "cancel"], on: [.tap])
        let expected = [
            "<dialog id=e1 class=k-alert data-modal role=alertdialog aria-labelledby=t1 aria-describedby=m1 data-on=dismiss>",
            "<div class=dialog-head><h2 class=dialog-title id=t1>Sure?</h2>",
            "<div class=dialog-message id=m1 data-slot=message data-of=1><span id=e2 class=k-text data-in=message>",
            "No way back</span></div></div><div class=dialog-actions data-slot=actions data-of=1>",
            "<button id=e3 class='k-button r automatic cancel' type=button autofocus data-in=actions data-on=tap></button></div>",
            "</dialog>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a confirmation comes from below")
    func confirmation() {
        page.add(.confirmation, [.title: "Sure?", .hidesTitle: true])
        let expected = [
            "<dialog id=e1 class=k-confirmation data-modal role=alertdialog aria-labelledby=t1 aria-describedby=m1>",
            "<div class='dialog-head silent'><h2 class=dialog-title id=t1>Sure?</h2>",
            "<div class=dialog-message id=m1 data-slot=message data-of=1></div></div>",
            "<div class=dialog-actions data-slot=actions data-of=1></div></dialog>",
        ]
        #expect(page.html == expected.joined())
    }
}
