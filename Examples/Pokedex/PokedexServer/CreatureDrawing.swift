/// The picture of an invented creature: a body, ears, eyes and a mouth, chosen by its number, in the colours of its kind.
struct CreatureDrawing {
    let id: Int
    let kind: String

    /// The colours of a background, a body, a shade and a belly.
    private var colors: (back: String, body: String, shade: String, belly: String) {
        switch kind {
        case "Water": ("#dff3fb", "#4aa8e0", "#2f7fb8", "#cfeeff")
        case "Leaf": ("#e6f4df", "#6cae4d", "#47802f", "#dcf0cd")
        case "Stone": ("#ececea", "#9a9a94", "#6b6b66", "#dededa")
        case "Fire": ("#fdeadf", "#ea7a45", "#b64d20", "#ffdcc4")
        case "Air": ("#eef4fb", "#a9c4e4", "#7796bd", "#eaf2fc")
        case "Light": ("#fdf6da", "#e8c14a", "#b18b1c", "#fdf0bf")
        default: ("#e7e3f2", "#6a5a94", "#453a68", "#d3c9ea")
        }
    }

    var svg: String {
        let colors = colors
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">\
            <rect width="320" height="320" fill="\(colors.back)"/><circle cx="160" cy="168" r="122" fill="#fff" opacity=".55"/>\
            <ellipse cx="160" cy="274" rx="84" ry="12" fill="\(colors.shade)" opacity=".22"/>\
            <g fill="\(colors.shade)">\(ears)</g><path d="\(body)" fill="\(colors.body)"/>\
            <ellipse cx="160" cy="222" rx="\(38 + id % 14)" ry="36" fill="\(colors.belly)" opacity=".8"/>\(markings(colors.shade))\
            <ellipse cx="122" cy="268" rx="22" ry="11" fill="\(colors.shade)"/><ellipse cx="198" cy="268" rx="22" ry="11" fill="\(colors.shade)"/>\
            \(eyes)\(mouth)</svg>
            """
    }

    private var body: String {
        switch id % 4 {
        case 0: "M160 78c56 0 82 48 82 104s-26 88-82 88-82-32-82-88 26-104 82-104z"
        case 1: "M160 92c40 0 56 22 62 52 8 38 26 58 20 88s-32 38-82 38-76-8-82-38 12-50 20-88c6-30 22-52 62-52z"
        case 2: "M160 70c24 34 78 66 78 126 0 50-30 74-78 74s-78-24-78-74c0-60 54-92 78-126z"
        default: "M92 132c0-30 30-48 68-48s68 18 68 48c22 20 26 50 18 84-8 36-40 54-86 54s-78-18-86-54c-8-34-4-64 18-84z"
        }
    }

    private var ears: String {
        switch id / 4 % 4 {
        case 0: #"<path d="M104 128L84 52l58 42zM216 128l20-76-58 42z"/>"#
        case 1:
            #"<ellipse cx="112" cy="84" rx="18" ry="46" transform="rotate(-18 112 84)"/><ellipse cx="208" cy="84" rx="18" ry="46" transform="rotate(18 208 84)"/>"#
        case 2: #"<circle cx="98" cy="104" r="30"/><circle cx="222" cy="104" r="30"/>"#
        default: #"<path d="M118 108c-8-34-28-40-40-66 30 4 58 22 64 52zM202 108c8-34 28-40 40-66-30 4-58 22-64 52z"/>"#
        }
    }

    private func markings(_ color: String) -> String {
        switch id / 3 % 3 {
        case 0: ""
        case 1: (0..<3).map { #"<circle cx="\#(112 + $0 * 48)" cy="\#(124 - $0 % 2 * 14)" r="7" fill="\#(color)" opacity=".5"/>"# }.joined()
        default:
            #"<path d="M132 108q28-16 56 0M140 126q20-11 40 0" fill="none" stroke="\#(color)" stroke-width="7" stroke-linecap="round" opacity=".55"/>"#
        }
    }

    private var eyes: String {
        let (apart, size) = (26 + id % 3 * 4, 9 + id % 4)
        return [160 - apart, 160 + apart].map { x in
            ##"<circle cx="\##(x)" cy="166" r="\##(size)" fill="#2b2733"/><circle cx="\##(x + 3)" cy="163" r="\##(size / 3)" fill="#fff"/>"##
        }.joined()
    }

    private var mouth: String {
        switch id % 3 {
        case 0: ##"<path d="M148 190q12 11 24 0" fill="none" stroke="#2b2733" stroke-width="4" stroke-linecap="round"/>"##
        case 1: ##"<ellipse cx="160" cy="192" rx="9" ry="6" fill="#2b2733"/>"##
        default: ##"<path d="M146 192h28" stroke="#2b2733" stroke-width="4" stroke-linecap="round"/>"##
        }
    }
}
