import Foundation
import MartletCore
import MartletElements

/// A run of a text with a single style.
struct TextRun: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case string(String)
        case inline(InlineContent)
    }

    var content: Content
    var style = TextStyle()
    var link: String?
    /// How the words of the run agree with a number. Only runs that are being made have it.
    var inflection: Inflection?

    var string: String { if case .string(let string) = content { string } else { "" } }
}

extension Text {
    /// Returns the runs of the text. Their styles do not include the style of the whole text.
    @MainActor
    func runs(in environment: EnvironmentValues) -> [TextRun] {
        switch content {
        case .verbatim(let string): [TextRun(content: .string(string))]
        case .localized(let key): key.runs(table: nil, bundlePath: nil, in: environment)
        case .localizedElsewhere(let key, let table, let bundlePath): key.runs(table: table, bundlePath: bundlePath, in: environment)
        case .value(let value): [TextRun(content: .string(value.string(locale: environment.locale)))]
        case .date(let date, let style):
            [
                TextRun(
                    content: .string(
                        style.string(
                            for: date, now: Date(), locale: environment.locale, calendar: environment.calendar,
                            timeZone: environment.timeZone)))
            ]
        case .attributed(let string): string.textRuns
        case .joined(let a, let b): a.styledRuns(in: environment) + b.styledRuns(in: environment)
        case .inline(let content): [TextRun(content: .inline(content))]
        }
    }

    /// Returns the runs of the text with their complete styles.
    @MainActor
    func styledRuns(in environment: EnvironmentValues) -> [TextRun] {
        runs(in: environment).map { run in
            var run = run
            run.style = run.style.inside(style)
            return run
        }
    }

    /// Returns the characters of the text without styles, for titles, labels and prompts.
    @MainActor
    func string(in environment: EnvironmentValues) -> String { runs(in: environment).map(\.string).joined() }
}

/// A run of a text for a drawing: its characters, and the modifiers that give them their style.
package struct ShownRun {
    package var text: String
    package var modifiers: [any ModifierValue]
}

extension Text {
    /// Returns the runs of the text for a drawing. Images in it are left out.
    @MainActor
    package func shownRuns(in environment: EnvironmentValues) -> [ShownRun] {
        styledRuns(in: environment).map { ShownRun(text: $0.string, modifiers: $0.style.modifiers(in: environment)) }
    }
}

extension LocalizedStringKey {
    /// Returns the characters of the translated text, for titles, labels and prompts.
    @MainActor
    func string(in environment: EnvironmentValues) -> String { runs(table: nil, bundlePath: nil, in: environment).map(\.string).joined() }

    @MainActor
    func runs(table: String?, bundlePath: String?, in environment: EnvironmentValues) -> [TextRun] {
        let locale = environment.locale
        let format = StringTables.format(for: self, table: table, bundlePath: bundlePath, locale: locale)
        let runs =
            arguments.isEmpty
            ? Markdown.runs(of: format.text) : FormatString.of(format.text).runs(with: arguments, locale: locale, in: environment)
        return runs.inflected(language: format.language)
    }
}

extension AttributedString {
    /// The runs of the string, with the attributes that a text can show.
    fileprivate var textRuns: [TextRun] {
        runs.map { run in
            TextRun(content: .string(String(self[run.range].characters)), style: run.textStyle, link: run.link?.absoluteString)
        }
    }
}

extension AttributedString.Runs.Run {
    fileprivate var textStyle: TextStyle {
        var style = TextStyle()
        style.font = self[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
        style.foreground = self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
        let underline = self[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self]
        let strikethrough = self[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self]
        style.underline = underline.map { _ in true }
        style.strikethrough = strikethrough.map { _ in true }
        style.line = (underline ?? strikethrough)?.unlessPlain
        let kerning = self[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
        style.tracking = (self[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] ?? kerning).map { Double($0) }
        style.baselineOffset = self[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self].map { Double($0) }
        if let intent = self[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] { style.show(intent) }
        return style
    }
}
