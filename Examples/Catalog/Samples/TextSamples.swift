import SwiftUI

extension Page {
    static let text = Page(
        "text", "Text", symbol: "textformat", color: .blue,
        [
            Sample("Text styles", ".font", TextStyles()),
            Sample("Weights and designs", ".fontWeight .fontDesign .bold .italic .fontWidth", TextWeights()),
            Sample("Lines under and through", ".underline .strikethrough .kerning .tracking .baselineOffset", TextLines()),
            Sample("Several lines", ".lineLimit .truncationMode .multilineTextAlignment .lineSpacing", TextParagraphs()),
            Sample("Smaller where there is no room", ".minimumScaleFactor", TextShrinks()),
            Sample("Markdown", "Text AttributedString", TextMarkdown()),
            Sample("Numbers, dates and amounts", "Text(_:format:) .monospacedDigit", TextFormats()),
            Sample("Text in pieces", "Text +", TextPieces()),
            Sample("Upper case, selection and privacy", ".textCase .textSelection .redacted .privacySensitive", TextCases()),
        ])
}

struct TextStyles: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Large title").font(.largeTitle)
            Text("Title").font(.title)
            Text("Title 2").font(.title2)
            Text("Title 3").font(.title3)
            Text("Headline").font(.headline)
            Text("Body").font(.body)
            Text("Callout").font(.callout)
            Text("Subheadline").font(.subheadline)
            Text("Footnote").font(.footnote)
            Text("Caption").font(.caption)
            Text("Caption 2").font(.caption2)
        }
    }
}

struct TextWeights: View {
    var body: some View {
        VStack(spacing: 8) {
            HStack {
                Text("Light").fontWeight(.light)
                Text("Regular")
                Text("Semibold").fontWeight(.semibold)
                Text("Bold").bold()
                Text("Black").fontWeight(.black)
            }
            HStack {
                Text("Serif").fontDesign(.serif)
                Text("Rounded").fontDesign(.rounded)
                Text("Monospaced").fontDesign(.monospaced)
                Text("Italic").italic()
            }
            Text("Expanded").fontWidth(.expanded)
            Text("42 points").font(.system(size: 42, weight: .heavy, design: .rounded))
        }
    }
}

struct TextLines: View {
    var body: some View {
        VStack(spacing: 8) {
            Text("Underlined").underline()
            Text("Underlined in red").underline(color: .red)
            Text("Struck through").strikethrough()
            Text("Kerning of 4").kerning(4)
            Text("Tracking of -1").tracking(-1)
            Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O")
        }
    }
}

struct TextParagraphs: View {
    private let verse = "The martlet never lands: it eats, drinks and sleeps in the air, and rests only where it breeds."

    var body: some View {
        VStack(spacing: 16) {
            Text(verse).multilineTextAlignment(.leading)
            Text(verse).multilineTextAlignment(.center).lineSpacing(6)
            Text(verse).lineLimit(1)
            Text(verse).lineLimit(1).truncationMode(.middle)
        }
    }
}

struct TextShrinks: View {
    var body: some View {
        VStack {
            Text("It becomes smaller until it fits").minimumScaleFactor(0.5)
            Text("It is cut where it does not fit")
        }
        .lineLimit(1)
        .frame(width: 160)
        .border(.orange)
    }
}

struct TextMarkdown: View {
    private var attributed: AttributedString {
        var text = AttributedString("An attributed string ")
        var part = AttributedString("with a part in colour")
        part.foregroundColor = .purple
        part.font = .body.bold()
        text.append(part)
        return text
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("**Bold**, *italic*, ~~gone~~ and `code`")
            Text("A [link](https://www.swift.org) in a text")
            Text(attributed)
        }
    }
}

struct TextFormats: View {
    private let date = Date(timeIntervalSince1970: 1_750_000_000)

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(1_234_567.89, format: .number)
            Text(0.42, format: .percent)
            Text(19.9, format: .currency(code: "EUR"))
            Text(date, format: .dateTime.day().month(.wide).year())
            Text(date, style: .date)
            Text(["Ann", "Ben", "Cleo"], format: .list(type: .and))
            Text("1111 and 8888").monospacedDigit()
        }
    }
}

struct TextPieces: View {
    var body: some View {
        VStack(spacing: 8) {
            Text("Red ").foregroundStyle(.red) + Text("and ") + Text("blue").foregroundStyle(.blue).bold()
            Text("A \(Image(systemName: "star.fill")) in a text")
            Text("\(Text("Nested").bold()) in another text")
        }
    }
}

struct TextCases: View {
    var body: some View {
        VStack(spacing: 8) {
            Text("In upper case").textCase(.uppercase)
            Text("You can select this").textSelection(.enabled)
            Text("A placeholder").redacted(reason: .placeholder)
            Text("Nobody may see this").privacySensitive().redacted(reason: .privacy)
        }
    }
}
