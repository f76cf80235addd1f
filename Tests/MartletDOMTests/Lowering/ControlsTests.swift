import MartletElements
import Testing

@testable import MartletDOM

@MainActor
@Suite("HTML of controls")
struct ControlsTests {
    let page = TestPage()

    @Test("a button is a button")
    func button() {
        let button = page.add(.button, [.role: "destructive"], on: [.tap])
        page.add(.text, to: button, text: "Delete")
        let expected = [
            "<button id=e1 class='k-button r automatic destructive' type=button data-on=tap><span id=e2 class=k-text>",
            "Delete</span></button>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test func `The controls of a group are in a row, which has the name of the group's label`() {
        let group = page.add(.controlGroup)
        page.add(.text, to: group, [.slot: "label"], text: "Size")
        page.add(.button, to: group, text: "More", on: [.tap])
        #expect(
            page.html.hasPrefix(
                "<div id=e1 class='k-control-group r' role=group aria-labelledby=n1><span id=n1 data-slot=label data-of=1><span id=e2 "))
    }

    @Test("a disabled button is disabled")
    func disabledButton() {
        page.add(.button, [.disabled: true, .style: "borderedProminent"], on: [.tap])
        #expect(page.html == "<button id=e1 class='k-button r prominent' type=button disabled data-on=tap></button>")
    }

    @Test("a navigation link with an address is a link")
    func navigationLink() {
        page.add(.navigationLink, [.href: "/menu/3"], on: [.tap])
        #expect(page.html == "<a id=e1 class='k-navigation-link r' href='/menu/3' data-on=tap></a>")
    }

    @Test("a navigation link without one can still be reached by keyboard")
    func valueLink() {
        page.add(.navigationLink, on: [.tap])
        #expect(page.html == "<a id=e1 class='k-navigation-link r' role=link tabindex=0 data-on=tap></a>")
    }

    @Test("a menu is a button and the list that it opens")
    func menu() {
        let menu = page.add(.menu)
        page.add(.text, to: menu, [.slot: "label"], text: "More")
        page.add(.button, to: menu, on: [.tap])
        let expected = [
            "<div id=e1 class=k-menu>",
            "<button type=button class='menu-button r' id=c1 popovertarget=p1 aria-haspopup=menu data-slot=label data-of=1>",
            "<span id=e2 class=k-text data-in=label>More</span></button>",
            "<div popover role=menu id=p1 data-slot data-of=1>",
            "<button id=e3 class='k-button r automatic' type=button role=menuitem data-on=tap></button></div></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a context menu waits beside its content")
    func contextMenu() {
        let menu = page.add(.contextMenu)
        page.add(.text, to: menu, text: "a")
        page.add(.button, to: menu, [.slot: "menu"], on: [.tap])
        let expected = [
            "<div id=e1 class='k-context-menu z' data-context=p1><span id=e2 class=k-text>a</span>",
            "<div popover role=menu id=p1 data-slot=menu data-of=1>",
            "<button id=e3 class='k-button r automatic' type=button role=menuitem data-in=menu data-on=tap></button>",
            "</div></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a label has a place for its icon and one for its title")
    func label() {
        let label = page.add(.label, [.style: "iconOnly"])
        page.add(.image, to: label, [.slot: "icon", .symbol: "star"])
        page.add(.text, to: label, [.slot: "title"], text: "Star")
        let expected = [
            "<span id=e1 class='k-label iconOnly'><span data-slot=icon data-of=1>",
            "<span id=e2 class=k-image aria-hidden=true data-in=icon><svg>star</svg></span></span>",
            "<span data-slot=title data-of=1><span id=e3 class=k-text data-in=title>Star</span></span></span>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a text field is an input that says which edit it shows")
    func field() {
        page.add(
            .field,
            [
                .value: "a\"b", .prompt: "Name", .edition: 2, .keyboard: "emailAddress", .submitLabel: "next", .autocapitalization: "never",
                .autocorrection: false, .contentType: "email-address",
            ], on: [.change, .submit])
        let expected = [
            #"<input id=e1 class='k-field x' type=email value='a"b' placeholder=Name aria-label=Name data-edition=2 inputmode=email enterkeyhint=next autocapitalize=none autocorrect=off spellcheck=false autocomplete=email data-on='change submit'>"#
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a secure field hides what is typed")
    func secureField() {
        page.add(.field, [.secure: true, .value: ""])
        #expect(page.html == "<input id=e1 class='k-field x' type=password value data-edition=0 autocomplete=off>")
    }

    @Test("a field that grows is a text area")
    func growingField() {
        page.add(.field, [.axis: "vertical", .value: "a\nb"])
        #expect(page.html == "<textarea id=e1 class='k-field x' rows=1 data-edition=0 autocomplete=off>a\nb</textarea>")
    }

    @Test("an editor is a text area")
    func editor() {
        page.add(.editor, [.value: "\n</textarea>"])
        let expected = [
            "<textarea id=e1 class='k-editor x y q' data-edition=0 autocomplete=off>\n\n&lt;/textarea&gt;</textarea>"
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a toggle is a switch with its label")
    func toggle() {
        let toggle = page.add(.toggle, [.isOn: true], on: [.change])
        page.add(.text, to: toggle, text: "Card")
        let expected = [
            "<label id=e1 class='k-toggle x' data-on=change><span class=control-label data-slot data-of=1>",
            "<span id=e2 class=k-text>Card</span></span><input type=checkbox id=c1 class=switch role=switch checked>",
            "</label>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a slider is a range")
    func slider() {
        page.add(.slider, [.value: 3, .minimum: 1, .maximum: 5, .step: 1], on: [.change])
        let expected = [
            "<div id=e1 class='k-slider x' data-on=change><label data-slot=label data-of=1 for=c1></label>",
            "<span data-slot=minimum data-of=1></span>",
            "<input type=range id=c1 min=1 max=5 step=1 value=3 style=--part:0.5><span data-slot=maximum data-of=1>",
            "</span></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a side of a stepper that leads nowhere is off")
    func stepper() {
        page.add(.stepper, on: [.increment])
        let expected = [
            "<div id=e1 class='k-stepper x' role=group data-on=increment>",
            "<span class=control-label data-slot data-of=1></span><span class=steps>",
            "<button type=button id=d1 data-action=decrement aria-label=Decrement disabled>−</button>",
            "<button type=button id=i1 data-action=increment aria-label=Increment>+</button></span></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a picker is a select")
    func menuPicker() {
        let picker = page.add(.picker, [.selection: 1], on: [.change])
        page.add(.text, to: picker, [.slot: "label"], text: "Pay")
        page.add(.option, to: picker, [.index: 0], text: "Cash")
        page.add(.option, to: picker, [.index: 1], text: "Card")
        let expected = [
            "<label id=e1 class='k-picker menu' data-on=change><span class=control-label data-slot=label data-of=1>",
            "<span id=e2 class=k-text data-in=label>Pay</span></span><select id=c1 data-slot data-of=1>",
            "<option id=e3 class=k-option value=0>Cash</option><option id=e4 class=k-option value=1 selected>Card",
            "</option></select></label>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test func `A picker in a menu is commands of the menu, one of which is ticked`() {
        let menu = page.add(.menu)
        let picker = page.add(.picker, to: menu, [.selection: 1], on: [.change])
        page.add(.option, to: picker, [.index: 0], text: "Name")
        page.add(.option, to: picker, [.index: 1], text: "Price")
        let expected = [
            "<div id=e2 class='k-picker inline x' data-on=change><span class=control-label data-slot=label data-of=2></span>",
            "<div class=choices role=radiogroup data-slot data-of=2>",
            "<button id=e3 class='k-option r' type=button role=menuitemradio data-action=change data-value=0 aria-checked=false>",
            "<span class=k-text id=t3>Name</span></button>",
            "<button id=e4 class='k-option r' type=button role=menuitemradio data-action=change data-value=1 aria-checked=true>",
            "<span class=k-text id=t4>Price</span></button></div></div>",
        ]
        #expect(page.html.contains(expected.joined()))
    }

    @Test func `Links look like buttons in the style of buttons`() {
        page.add(.link, [.href: "https://swift.org", .style: "borderedProminent", .borderShape: "capsule"])
        page.add(.navigationLink, [.href: "/menu/3", .style: "bordered"], on: [.tap])
        let expected = [
            "<a id=e1 class='k-link r prominent capsule' href='https://swift.org' target=_blank rel='noopener noreferrer'></a>",
            "<a id=e2 class='k-navigation-link r bordered' href='/menu/3' data-on=tap></a>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a segmented picker is a group of radio buttons")
    func segmentedPicker() {
        let picker = page.add(.picker, [.style: "segmented", .selection: 0], on: [.change])
        page.add(.option, to: picker, [.index: 0], text: "10%")
        page.add(.option, to: picker, [.index: 1], text: "15%")
        let expected = [
            "<div id=e1 class='k-picker segmented x' data-on=change>",
            "<span class=control-label data-slot=label data-of=1></span>",
            "<div class=choices role=radiogroup data-slot data-of=1><label id=e2 class=k-option>",
            "<input type=radio id=c2 name=n1 value=0 checked><span class=k-text id=t2>10%</span></label>",
            "<label id=e3 class=k-option><input type=radio id=c3 name=n1 value=1><span class=k-text id=t3>15%</span>",
            "</label></div></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a colour picker is an input for a colour")
    func colorPicker() {
        page.add(.colorPicker, [.value: "#ff0000"])
        let expected = [
            "<label id=e1 class='k-color-picker x'><span class=control-label data-slot data-of=1></span>",
            "<input type=color id=c1 value='#ff0000'></label>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test func `A colour of the system is told to its picker in digits`() {
        for name in ["orange", "systemGray5", "black", "accent"] { page.add(.colorPicker, [.value: .string(name)]) }
        let html = page.html
        for digits in ["#ff9500", "#e5e5ea", "#000000", "#006ade"] { #expect(html.contains("value='\(digits)'")) }
    }

    @Test("progress says how far it is")
    func progress() {
        page.add(.progress, [.value: 1, .maximum: 4])
        let expected = [
            "<div id=e1 class='k-progress x'><span id=n1 data-slot=label data-of=1></span>",
            "<div role=progressbar aria-labelledby=n1 aria-label=Progress class=track id=c1 aria-valuenow=25 style=--part:0.25></div>",
            "<span data-slot=value data-of=1></span></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("progress of unknown length turns")
    func spinner() {
        page.add(.progress)
        let expected = [
            "<div id=e1 class='k-progress circular'><span id=n1 data-slot=label data-of=1></span>",
            "<div role=progressbar aria-labelledby=n1 aria-label=Progress class=spinner id=c1></div><span data-slot=value data-of=1></span></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a gauge is a meter")
    func gauge() {
        page.add(.gauge, [.value: 0.5])
        let expected = [
            "<div id=e1 class='k-gauge x'><span id=n1 data-slot=label data-of=1></span>",
            "<div class=scale><span data-slot=minimum data-of=1></span>",
            "<div role=meter aria-labelledby=n1 aria-label=Gauge class=track id=c1 aria-valuenow=50 style=--part:0.5></div>",
            "<span data-slot=maximum data-of=1></span></div><span data-slot=value data-of=1></span></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a labelled content has its label beside it")
    func labeled() {
        let labeled = page.add(.labeled)
        page.add(.text, to: labeled, [.slot: "label"], text: "Version")
        page.add(.text, to: labeled, text: "1")
        let expected = [
            "<div id=e1 class='k-labeled x'><span data-slot=label data-of=1><span id=e2 class=k-text data-in=label>",
            "Version</span></span><div class='labeled-content v to-trailing' data-slot data-of=1>",
            "<span id=e3 class=k-text>1</span></div></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a disclosure is details")
    func disclosure() {
        let disclosure = page.add(.disclosure, [.isExpanded: true], on: [.change])
        page.add(.text, to: disclosure, [.slot: "label"], text: "More")
        let expected = [
            "<details id=e1 class='k-disclosure x' open data-on=change><summary data-slot=label data-of=1>",
            "<span id=e2 class=k-text data-in=label>More</span></summary><div class='disclosed v' data-slot data-of=1>",
            "</div></details>",
        ]
        #expect(page.html == expected.joined())
    }
}
