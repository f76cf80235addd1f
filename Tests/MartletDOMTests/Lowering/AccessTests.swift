import MartletElements
import Testing

@testable import MartletDOM

/// The names and roles that assistive technology finds in a page.
@MainActor
@Suite("The accessibility tree of a page")
struct AccessTests {
    let page = TestPage()

    @Test func `The page has one main landmark, and screens are regions in it`() {
        page.add(.screen, [.title: "Menu"])
        let html = page.lowering.page(of: page.tree, PageFacts())
        #expect(html.components(separatedBy: "<main").count == 2)
        #expect(html.contains("<body><main id=e0"))
    }

    @Test func `The first heading is of level 1 unless the screen has a title`() {
        let bold = Accessibility(addedTraits: ["isHeader"])
        page.add(.text, [:], [bold], text: "Welcome")
        page.add(.text, to: page.add(.screen, [.title: "Menu"]), [:], [bold], text: "Starters")
        #expect(page.html.contains("role=heading aria-level=1>Welcome"))
        #expect(page.html.contains("role=heading aria-level=2>Starters"))
    }

    @Test func `A progress bar is named by its label, or else by what it is`() {
        let progress = page.add(.progress, [.value: 0.5])
        page.add(.text, to: progress, [.slot: "label"], text: "Upload")
        #expect(page.html.contains("<span id=n\(progress.id) data-slot=label data-of=\(progress.id)>"))
        #expect(page.html.contains("<div role=progressbar aria-labelledby=n\(progress.id) aria-label=Progress"))
    }

    @Test func `The label of a picture is its alternative text`() {
        let picture = page.add(.image, [.picture: "cup"], [Accessibility(label: "A cup")])
        #expect(page.html.contains("alt='A cup'"))
        page.show()
        page.setModifiers([], of: picture)
        #expect(page.patches.contains(#""alt","""#))
    }

    @Test func `A picture with a variant for dark mode has its label as alternative text, too`() {
        page.add(.image, [.picture: "moon"], [Accessibility(label: "The moon")])
        #expect(page.html.contains("<img alt='The moon'"))
    }

    @Test func `A symbol with a label is an image, without one it is hidden`() {
        page.add(.image, [.symbol: "star"])
        page.add(.image, [.symbol: "moon"], [Accessibility(label: "Night")])
        #expect(page.html.contains("aria-hidden=true><svg>star"))
        #expect(page.html.contains("role=img aria-label=Night><svg>moon"))
    }

    @Test func `A container that can be tapped is a button only if it contains no controls`() {
        let card = page.add(.stack, [.axis: "vertical"], on: [.tap])
        page.add(.text, to: card, text: "Soup")
        #expect(page.html.contains("role=button tabindex=0"))
        page.add(.button, to: card, text: "Order", on: [.tap])
        #expect(!page.html.contains("role=button"))
        #expect(!page.html.contains("tabindex"))
    }

    @Test func `A view that is hidden from assistive technology is no button, though it can be tapped`() {
        let card = page.add(.stack, [.axis: "vertical"], [Accessibility(hidden: true)], on: [.tap])
        page.add(.text, to: card, text: "Soup")
        #expect(page.html.contains("data-on=tap aria-hidden=true>"))
    }

    @Test func `The Tab key stops at a row without indicators only if nothing in it is a control`() {
        let row = page.add(.scroll, [.axes: "horizontal", .indicators: false])
        #expect(page.html.contains("class='k-scroll v across bare x' tabindex=0>"))
        page.add(.button, to: row, text: "Order", on: [.tap])
        #expect(page.html.contains("class='k-scroll v across bare x'>"))
    }

    @Test func `The value of an element that has none in ARIA is a part of its description`() {
        page.add(.button, [:], [Accessibility(value: "3 of 5")], text: "Rating", on: [.tap])
        #expect(page.html.contains("aria-description='3 of 5'"))
        #expect(!page.html.contains("aria-valuetext"))
    }

    @Test func `The label of a slider names its input`() {
        let slider = page.add(.slider, on: [.change])
        page.add(.text, to: slider, [.slot: "label"], text: "Volume")
        #expect(page.html.contains("<label data-slot=label data-of=1 for=c1>"))
        #expect(page.html.contains("<input type=range id=c1 "))
    }

    @Test func `The Tab key stops at a view that is focusable`() {
        page.add(.text, [.focusable: true], text: "Board")
        #expect(page.html.contains("tabindex=0"))
    }

    @Test func `The Tab key does not stop at a view that only the app focuses`() {
        page.add(.text, [.focusable: false], text: "Error")
        #expect(page.html.contains("tabindex=-1"))
    }

    @Test func `Pulling to refresh does not put a button among the items of a list`() {
        page.add(.list, [.style: "plain"], on: [.refresh])
        #expect(page.html.contains("role=list data-on=refresh><div class=refresh role=listitem><button"))
    }
}
