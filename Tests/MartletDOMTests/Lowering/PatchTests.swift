import MartletElements
import Testing

@testable import MartletDOM

@MainActor
@Suite("Patches of a page")
struct PatchTests {
    let page = TestPage()

    @Test("a changed text is one short patch")
    func text() {
        let text = page.add(.text, text: "16")
        page.show()
        page.tree.setText("17", of: text)
        let patches = page.patches
        #expect(patches == #"[["t",1,"17"]]"#)
        #expect(patches.utf8.count == 14)
    }

    @Test func `A text in an option of a native menu sets the option's text`() {
        let picker = page.add(.picker, [.selection: 0])
        let option = page.add(.option, to: picker, [.index: 0])
        let text = page.add(.text, to: option, text: "Dog")
        page.show()
        page.tree.setText("Hund", of: text)
        page.tree.setModifiers([Modifier(Help("Wuff"))], of: text)
        #expect(page.patches == #"[["t",2,"Hund"]]"#)
    }

    @Test func `A new selection of a picker in a menu ticks another command`() {
        let picker = page.add(.picker, to: page.add(.menu), [.selection: 0])
        for index in 0..<2 { page.add(.option, to: picker, [.index: .int(index)]) }
        page.show()
        page.tree.setAttribute(.selection, to: 1, of: picker)
        #expect(page.patches == #"[["a","e3","aria-checked","false"],["a","e4","aria-checked","true"]]"#)
    }

    @Test func `A list inserted into a screen sets the alignment of the title`() {
        let screen = page.add(.screen)
        let scroll = page.add(.scroll, to: screen)
        page.show()
        page.add(.list, to: scroll)
        #expect(page.patches.contains(#"["b",1,[["k-screen of-rows x y q",""]]]"#))
    }

    @Test("no change is no patch")
    func nothing() {
        page.add(.text, text: "16")
        page.show()
        #expect(page.patches == "[]")
    }

    @Test("a text in a patch is escaped as JSON, not as HTML")
    func escaping() {
        let text = page.add(.text, text: "")
        page.show()
        page.tree.setText("\"\\\n\u{1}é<", of: text)
        #expect(page.patches == #"[["t",1,"\"\\\n\u0001é<"]]"#)
    }

    @Test("a new element is sent in its state at the end of the turn")
    func insertion() {
        let stack = page.add(.stack, [.axis: "vertical"])
        page.show()
        let text = page.add(.text, to: stack, text: "a")
        page.tree.setText("b", of: text)
        page.tree.setModifiers([Modifier(Opacity(0.5))], of: text)
        #expect(page.patches == #"[["i",1,0,"<span id=e2 class=k-text style=opacity:0.5>b</span>"]]"#)
    }

    @Test("a subtree is inserted by one patch")
    func subtree() {
        page.show()
        let stack = page.add(.stack, [.axis: "vertical"])
        page.add(.text, to: stack, text: "a")
        page.add(.text, to: stack, text: "b")
        #expect(
            page.patches
                == #"[["i",0,0,"<div id=e1 class='k-stack v'><span id=e2 class=k-text>a</span><span id=e3 class=k-text>b</span></div>"]]"#)
    }

    @Test("an insertion names the row before which it is")
    func prepend() {
        let list = page.add(.stack, [.axis: "vertical"])
        for name in ["a", "b"] { page.add(.text, to: list, text: name) }
        page.show()
        page.add(.text, to: list, at: 0, text: "0")
        #expect(page.patches == #"[["i",1,2,"<span id=e4 class=k-text>0</span>"]]"#)
    }

    @Test("several rows are inserted from the last to the first, each before an existing one")
    func severalInsertions() {
        let list = page.add(.stack, [.axis: "vertical"])
        page.add(.text, to: list, text: "b")
        page.show()
        page.add(.text, to: list, at: 0, text: "a")
        page.add(.text, to: list, at: 2, text: "c")
        page.add(.text, to: list, at: 3, text: "d")
        #expect(
            page.patches
                == #"[["i",1,0,"<span id=e5 class=k-text>d</span>"],["i",1,5,"<span id=e4 class=k-text>c</span>"],["i",1,2,"<span id=e3 class=k-text>a</span>"]]"#
        )
    }

    @Test("the patch that removes a row contains only its id")
    func removal() {
        let list = page.add(.stack, [.axis: "vertical"])
        let row = page.add(.text, to: list, text: "a")
        page.show()
        page.tree.remove(row)
        #expect(page.patches == #"[["r",2]]"#)
    }

    @Test("an element that is added and removed in one turn is not sent")
    func comeAndGo() {
        page.show()
        page.tree.remove(page.add(.text, text: "a"))
        #expect(page.patches == "[]")
    }

    @Test("swapping two rows takes two moves")
    func moves() {
        let list = page.add(.stack, [.axis: "vertical"])
        let rows = (0..<5).map { page.add(.text, to: list, text: "\($0)") }
        page.show()
        page.tree.move(rows[3], to: 1)
        page.tree.move(rows[1], to: 3)
        #expect(page.patches == #"[["m",1,3,6],["m",1,5,4]]"#)
    }

    @Test("a child is inserted before the next child in the same slot")
    func slots() {
        let section = page.add(.section, to: page.add(.list))
        page.add(.row, to: section)
        page.show()
        page.add(.text, to: section, at: 0, [.slot: "header"], text: "H")
        #expect(page.patches == #"[["i",2,0,"<span id=e4 class=k-text data-in=header role=heading aria-level=2>H</span>"]]"#)
    }

    @Test("modifiers change the boxes of an element")
    func boxes() {
        let text = page.add(.text, [:], [Opacity(1)], text: "a")
        page.show()
        page.setModifiers([Opacity(0.5)], of: text)
        #expect(page.patches == #"[["b",1,[["k-text","opacity:0.5"]]]]"#)
    }

    @Test func `Removing a modifier removes the writing direction that it set`() {
        let text = page.add(.text, [:], [WritingDirection.rightToLeft], text: "a")
        page.show()
        page.setModifiers([], of: text)
        #expect(page.patches == #"[["b",1,[["k-text",""]]],["a",1,"dir",null]]"#)
    }

    @Test func `Replacing a modifier by one of another type removes the attributes of the old one`() {
        let text = page.add(.text, [:], [Help("old"), Opacity(1)], text: "a")
        page.show()
        page.setModifiers([Opacity(0.5), Opacity(1)], of: text)
        #expect(page.patches == #"[["b",1,[["k-text","opacity:0.5"]]],["a",1,"title",null]]"#)
    }

    @Test func `Removing a modifier keeps the attributes of the outer ones`() {
        let text = page.add(.text, [:], [Opacity(0.5), Help("tip")], text: "a")
        page.show()
        page.setModifiers([Help("tip")], of: text)
        #expect(page.patches == #"[["b",1,[["k-text",""]]],["a",1,"title","tip"]]"#)
    }

    @Test("an element that begins to expand changes its boxes and those of its row")
    func expansion() {
        let row = page.add(.stack, [.axis: "horizontal"])
        page.add(.text, to: row, text: "a")
        page.show()
        page.add(.spacer, to: row)
        #expect(
            page.patches
                == #"[["i",1,0,"<div id=e3 class='k-spacer x'></div>"],["b",1,[["k-stack h x","grid-template-columns:auto minmax(0,1fr)"]]]]"#
        )
    }

    @Test("a view with another maximum changes the columns of its row")
    func maximum() {
        let row = page.add(.stack, [.axis: "horizontal"])
        let text = page.add(.text, to: row, [:], [most(60)], text: "a")
        page.add(.color, to: row)
        page.show()
        page.setModifiers([most(80)], of: text)
        #expect(page.patches.contains(#"["b",1,[["k-stack h x y","grid-template-columns:minmax(0,80px) minmax(0,1fr)"]]]"#))
        page.setModifiers([most(80), Help("tip")], of: text)
        #expect(!page.patches.contains(#"["b",1,"#))
    }

    private func most(_ width: Double) -> Frame {
        Frame(minWidth: nil, idealWidth: nil, maxWidth: width, minHeight: nil, idealHeight: nil, maxHeight: nil)
    }

    @Test("actions are written as an attribute")
    func actions() {
        let button = page.add(.button)
        page.show()
        page.tree.setActions([.tap], of: button)
        #expect(page.patches == #"[["a",1,"data-on","tap"]]"#)
    }

    @Test("an element with a tap action gets the button role and can be focused")
    func tappableText() {
        let text = page.add(.text, text: "a")
        page.show()
        page.tree.setActions([.tap], of: text)
        #expect(page.patches == #"[["a",1,"data-on","tap"],["a",1,"role","button"],["a",1,"tabindex","0"]]"#)
    }

    @Test("the value of a control is set as a property")
    func controls() {
        let toggle = page.add(.toggle, [.isOn: false])
        let slider = page.add(.slider, [.value: 0.25])
        let field = page.add(.field, [.value: "a", .edition: 3])
        page.show()
        page.tree.setAttribute(.isOn, to: true, of: toggle)
        page.tree.setAttribute(.value, to: 0.5, of: slider)
        page.tree.setAttribute(.value, to: "b", of: field)
        #expect(page.patches == #"[["a","c1","checked",true],["a","c2","value",0.5],["v",3,"b",3]]"#)
    }

    @Test("an animated change contains its animation")
    func motion() {
        let text = page.add(.text, text: "a")
        page.show()
        page.tree.motion = Motion(curve: .bezier(0.4, 0, 0.6, 1), duration: 0.35, delay: 0.1)
        page.tree.setText("b", of: text)
        #expect(page.patches == #"[["t",1,"b",{"d":350,"c":[0.4,0,0.6,1],"w":100}]]"#)
        page.tree.motion = Motion(curve: .spring(dampingRatio: 0.5, angle: 12), duration: 1.5, repeats: nil)
        page.tree.setText("c", of: text)
        #expect(page.patches == #"[["t",1,"c",{"d":1500,"k":[0.5,12],"n":0}]]"#)
        page.tree.motion = Motion(curve: .spring(dampingRatio: 0.5, angle: 12, velocity: 2), duration: 0.05)
        page.tree.motion?.isStep = true
        page.tree.setText("d", of: text)
        #expect(page.patches == #"[["t",1,"d",{"d":50,"k":[0.5,12,2],"s":1}]]"#)
    }

    @Test("focus and scroll patches follow all others")
    func focusAndScroll() {
        page.show()
        let field = page.add(.text, text: "a")
        page.tree.focus(field, true)
        page.tree.scroll(to: field, anchor: UnitPosition(x: 0.5, y: 0))
        page.tree.scroll(to: field, anchor: nil)
        #expect(page.patches.hasSuffix(#",["f",1,true],["s",1,0.5,0],["s",1,null,null]]"#))
    }

    @Test("a change without a patch replaces the element")
    func redrawing() {
        let stack = page.add(.stack, [.axis: "vertical"])
        let title = page.add(.text, to: stack, [.heading: 1], text: "a")
        page.add(.text, to: stack, text: "b")
        page.show()
        page.tree.setAttribute(.heading, to: 2, of: title)
        page.tree.setText("c", of: title)
        #expect(page.patches == #"[["r",2],["i",1,3,"<h2 id=e2 class=k-text>c</h2>"]]"#)
    }

    @Test func `Selecting another tab updates the bar in place`() {
        let tabs = page.add(.tabs, [.selection: 1])
        page.add(.tab, to: tabs, [.title: "One"])
        page.show()
        page.tree.setAttribute(.selection, to: 0, of: tabs)
        #expect(page.patches == #"[["a","b1","data-selected",0]]"#)
    }

    @Test("a picker's selection sets the value of its menu, and the checked radio button")
    func pickers() {
        let menu = page.add(.picker, [.selection: 0])
        let segments = page.add(.picker, [.selection: 0, .style: "segmented"])
        for picker in [menu, segments] {
            for index in 0...1 { page.add(.option, to: picker, [.index: .int(index)], text: "\(index)") }
        }
        page.show()
        for picker in [menu, segments] { page.tree.setAttribute(.selection, to: 1, of: picker) }
        #expect(page.patches == #"[["a","c1","value","1"],["a","c6","checked",true]]"#)
    }

    @Test("expanding a section sets a property")
    func disclosure() {
        let disclosure = page.add(.disclosure, [.isExpanded: false])
        page.show()
        page.tree.setAttribute(.isExpanded, to: true, of: disclosure)
        #expect(page.patches == #"[["a",1,"open",true]]"#)
    }

    @Test("changing a screen's title sets two texts")
    func screenTitle() {
        let screen = page.add(.screen, to: page.add(.navigation), [.title: "Menu"])
        page.show()
        page.tree.setAttribute(.title, to: "Order", of: screen)
        #expect(page.patches == #"[["t","t2","Order"],["t","u2","Order"]]"#)
    }

    @Test("adding the first swipe action replaces the row")
    func lazySlot() {
        let row = page.add(.row, to: page.add(.list))
        page.show()
        page.add(.button, to: row, [.slot: "trailing-actions"])
        #expect(page.patches.hasPrefix(#"[["r",2],["i",1,0,"<div id=e2 class='k-row x' role=listitem data-swipe>"#))
    }

    @Test("the patch of a row does not depend on the number of rows")
    func cost() {
        let list = page.add(.stack, [.axis: "vertical"])
        let rows = (0..<10_000).map { page.add(.text, to: list, text: "\($0)") }
        page.show()
        page.tree.setText("x", of: rows[5_000])
        #expect(page.patches == #"[["t",5002,"x"]]"#)
        page.tree.remove(rows[5_000])
        #expect(page.patches == #"[["r",5002]]"#)
    }
}
