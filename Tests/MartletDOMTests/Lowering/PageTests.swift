import MartletElements
import Testing

@testable import MartletDOM

@MainActor
@Suite("A whole page")
struct PageTests {
    let page = TestPage()

    @Test("a page is complete, in its language and direction, with its facts for the script")
    func whole() {
        page.add(.text, text: "مرحبا")
        let facts = PageFacts(
            language: "ar", title: "a<b", colorScheme: .dark, data: [("session", "x'y")], scripts: ["/c.js"],
            icon: "/i.svg")
        let expected = [
            "<!doctype html><html lang=ar dir=rtl data-session='x&#39;y' style=color-scheme:dark><head><meta charset=utf-8>",
            "<meta name=viewport content='width=device-width,initial-scale=1,viewport-fit=cover'>",
            "<meta name=color-scheme content='dark'><meta name=theme-color content=#fff media='(prefers-color-scheme:light)'>",
            "<meta name=theme-color content=#000 media='(prefers-color-scheme:dark)'><title>a&lt;b</title>",
            "<link rel=stylesheet href='\(Family.standard.style?.address ?? "")'><link rel=icon href='/i.svg'><script type=module src='/c.js'></script>",
            "</head><body><main id=e0 class='k-root v x y'><span id=e1 class=k-text>مرحبا</span></main></body></html>",
        ]
        #expect(page.lowering.page(of: page.tree, facts) == expected.joined())
    }

    @Test("an app's style sheet follows the standard one")
    func styles() {
        let html = page.lowering.page(of: page.tree, PageFacts(styles: ["/_martlet/fonts.css"]))
        #expect(html.contains("?v=\(Family.standard.style?.version ?? "")'><link rel=stylesheet href='/_martlet/fonts.css'>"))
    }

    @Test("a font face has its name, its file, its weights and its style, and ends no string early")
    func fontFace() {
        let face = FontFace(name: "La\"to", weights: 100...900, isItalic: true, address: "/a/La\"to.ttf")
        #expect(
            face.css == #"@font-face{font-family:"Lato";src:url("/a/La%22to.ttf");font-weight:100 900;font-style:italic}"#)
    }

    @Test("an unknown kind shows its children and is logged once")
    func unknownKind() {
        let strange = page.add("unheard-of")
        page.add(.text, to: strange, [.slot: "axis"], text: "a")
        page.add("unheard-of")
        #expect(
            page.html
                == "<div id=e1 class='k-unheard-of v'><span id=e2 class=k-text data-in=axis>a</span></div><div id=e3 class='k-unheard-of v'></div>"
        )
        #expect(page.log == ["elements of the kind 'unheard-of' are shown by their children alone"])
    }

    @Test(
        "an address that a browser would run is no link",
        arguments: [
            "javascript:alert(1)", " JavaScript\t:alert(1)", "data:text/html,x", "javascript:\u{0E33}=alert(1)", "javascript:\u{0301}x",
        ])
    func unsafeAddresses(address: String) { #expect(SafeLink(address) == nil) }

    @Test("an address that leads somewhere is a link", arguments: ["/a:b", "?x=javascript:", "mailto:a@b.c", "https://a.b/c", "#top"])
    func safeAddresses(address: String) { #expect(SafeLink(address)?.text == address) }

    @Test("an address outside is one however it is written", arguments: ["HTTPS://a.b", "http://\u{0301}a", "//a.b", "/\\a.b", "\\\\a.b"])
    func outsideAddresses(address: String) { #expect(SafeLink(address)?.isExternal == true) }

    @Test("an address inside is none", arguments: ["/a//b", "a.b", "?x=//", "https"])
    func insideAddresses(address: String) { #expect(SafeLink(address)?.isExternal == false) }

    @Test("a picture's address ends no CSS string, whatever its letters are joined with")
    func quotedAddress() {
        #expect("a\"b\\c\r\nd".cssURL == "url(\"a%22b%5Ccd\")")
        #expect("a\"\u{0301})b".cssURL == "url(\"a%22\u{0301})b\")")
        #expect("M0 0'\u{0301})".cssQuotable == "M0 0\u{0301})")
    }

    @Test("the list that scrolls with its screen is lifted, and one beside something else is not")
    func lifted() {
        let alone = page.add(.screen)
        let list = page.add(.list, to: page.add(.layer, to: alone))
        let shared = page.add(.screen)
        page.add(.text, to: shared)
        let other = page.add(.list, to: shared)
        #expect(list.isLifted)
        #expect(!other.isLifted)
    }
}

@MainActor
@Suite("The style sheet")
struct StyleSheetTests {
    @Test("every brace is closed, and closes one")
    func braces() {
        var depth = 0
        var deepest = 0
        for character in StyleSheet.text {
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            #expect(depth >= 0)
            deepest = max(deepest, depth)
        }
        #expect(depth == 0)
        #expect(deepest <= 3)
    }

    @Test("every colour that a rule names is defined")
    func tokens() {
        let defined = names(before: ":")
        let setInline: Set = [
            "shape", "bar-ink", "title-color", "title-font", "large-color", "large-font", "tabs-paint", "tabs-blur", "tabs-line",
            "tabs-scheme",
            "tabs-ink", "tabs-tint", "dot", "current-dot", "segments", "chosen-segment", "segment-color", "segment-font", "chosen-color",
            "chosen-font",
            "x", "y", "by", "place", "lines", "count", "picture", "part", "disc-background", "arrow-x", "arrow-y", "scale", "arc",
        ]
        #expect(names(before: ")").subtracting(defined).subtracting(setInline) == [])
    }

    /// The names of custom properties that stand before a character.
    private func names(before end: Character) -> Set<String> {
        var result: Set<String> = []
        var rest = Substring(StyleSheet.text)
        while let start = rest.firstRange(of: "--") {
            rest = rest[start.upperBound...]
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
            if rest.dropFirst(name.count).first == end { result.insert(String(name)) }
        }
        return result
    }

    @Test("the rules of every kind are in it")
    func kinds() {
        for lowering in Lowerings.standard.map(\.lowering) where !lowering.css.isEmpty { #expect(StyleSheet.text.contains(lowering.css)) }
    }
}

@MainActor
@Suite("The rules that a page needs")
struct StyleRulesTests {
    private let rules = StyleRules(
        """
        :root{--x:1}
        .a,.b>.c:not(.d){color:red}
        .a.e::before{content:"+"}
        :is(.v,.w)>p{margin:0}
        @media print{.a{top:0} .f{top:1px}}
        @supports (gap:0){.f{gap:0}}
        .a{animation:turn 1s}
        .f{animation:grow 1s}
        @keyframes turn{to{rotate:1turn}}
        @keyframes grow{to{scale:2}}
        """)

    @Test func `Rules for other classes are left out, and all that can match are there in their order`() {
        #expect(
            rules.text(for: ["a"])
                == ":root{--x:1}.a{color:red}:is(.v,.w)>p{margin:0}@media print{.a{top:0}}.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}"
        )
        #expect(rules.text(for: ["b", "c"]) == ":root{--x:1}.b>.c:not(.d){color:red}:is(.v,.w)>p{margin:0}")
    }

    @Test func `The classes of a page are found in any quotes`() {
        var html = HTMLWriter()
        html.raw(#"<p class=a><svg class="b c"><i id=e1 class='d e'><b class=f>class=g"#)
        #expect(html.classes == ["a", "b", "c", "d", "e", "f"])
    }

    @Test func `A page contains the rules of its elements under a nonce, and loads the rest later`() throws {
        let page = TestPage()
        page.add(.divider)
        let html = page.lowering.page(of: page.tree, PageFacts(styleNonce: "n1"))
        let address = try #require(Family.standard.style?.address)
        #expect(html.contains("<style nonce=n1 data-rest='\(address)'>:root{color-scheme:light dark;"))
        #expect(html.contains(".k-divider"))
        #expect(!html.contains(".k-slider"))
        #expect(html.contains("<link rel=preload as=style href='\(address)'><noscript><link rel=stylesheet href='\(address)'></noscript>"))
    }

    @Test func `With all classes the whole style sheet is there`() {
        let names = StyleSheet.text.matches(of: #/\.([A-Za-z_-][\w-]*)/#).map { String($0.output.1) }
        let all = StyleSheet.rules.text(for: Set(names))
        #expect(all.filter { $0 == "{" }.count == StyleSheet.text.filter { $0 == "{" }.count)
    }
}
