extension SymbolCatalog {
    /// Alternative names of drawings: older and newer spellings, and directions in reading order.
    static let aliases: [Substring: Substring] = {
        let pairs = spellings.split(separator: "\n").map { $0.split(separator: " ") }
        let both = pairs.flatMap { pair in
            if pair[0].hasSuffix(".fill") { return [pair] }
            return [pair, [pair[0] + ".fill", pair.count > 2 ? pair[2] : pair[1] + ".fill"]]
        }
        return Dictionary(uniqueKeysWithValues: both.map { ($0[0], $0[1]) })
    }()

    /// Each with what it stands for, and with what its `.fill` stands for if that is not the `.fill` of the former.
    private static let spellings = """
        multiply xmark
        clear xmark.square
        chevron.backward chevron.left
        chevron.forward chevron.right
        arrow.backward arrow.left
        arrow.forward arrow.right
        arrow.up.forward arrow.up.right
        arrow.up.backward arrow.up.left
        arrow.down.forward arrow.down.right
        arrow.down.backward arrow.down.left
        arrow.uturn.left arrow.uturn.backward
        arrow.uturn.right arrow.uturn.forward
        arrow.up.backward.and.arrow.down.forward arrow.up.left.and.arrow.down.right
        arrowtriangle.backward arrowtriangle.left
        arrowtriangle.forward arrowtriangle.right
        arrowshape.turn.up.backward arrowshape.turn.up.left
        arrowshape.turn.up.forward arrowshape.turn.up.right
        rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
        line.horizontal.3 line.3.horizontal
        line.horizontal.3.decrease line.3.horizontal.decrease
        globe.europe.africa globe globe
        globe.americas globe globe
        globe.asia.australia globe globe
        globe.central.south.asia globe globe
        suit.heart heart
        suit.diamond diamond
        sidebar.leading sidebar.left
        sidebar.trailing sidebar.right
        text.alignleading text.alignleft
        document doc
        document.on.document doc.on.doc
        text.document doc.text
        text.page doc.plaintext
        richtext.page doc.richtext
        arrow.down.document arrow.down.doc
        arrow.up.document arrow.up.doc
        cube.box shippingbox
        book.pages book
        iphone.homebutton iphone
        ipad.homebutton ipad
        macbook laptopcomputer
        person.crop.circle.badge.xmark.fill person.crop.circle.fill.badge.xmark
        """
}
