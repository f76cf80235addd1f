import Foundation
import MartletCore

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which parts of Markdown are read. Here they are emphasis, code, strikethrough and links, whatever is chosen: blocks such as headings
        /// stay as they are.
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }

        /// What is done with a text that cannot be read. All texts can.
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads the marks of a text: emphasis, code, strikethrough and links.
    ///
    /// Other than Apple's, it never fails, and headings and lists stay as they are.
    ///
    /// - Parameter baseURL: The address to which links are relative.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        for run in Markdown.runs(of: markdown).inflected(language: options.languageCode ?? "en") {
            var part = AttributedString(run.string)
            let intent = run.style.inlineIntent
            if !intent.isEmpty { part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent }
            if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
            append(part)
        }
    }

    /// Reads the marks of a text in UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Translates a text and reads its marks.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
        var options = MarkdownParsingOptions()
        options.languageCode = locale?.language.languageCode?.identifier
        self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
}

/// How a run of a text is meant, as Markdown says it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension TextStyle {
    /// The marks of Markdown that give the style.
    fileprivate var inlineIntent: InlinePresentationIntent {
        var intent: InlinePresentationIntent = []
        if italic == true { intent.insert(.emphasized) }
        if weight != nil { intent.insert(.stronglyEmphasized) }
        if monospaced == true { intent.insert(.code) }
        if strikethrough == true { intent.insert(.strikethrough) }
        return intent
    }

    /// Adds the look of what the marks of Markdown mean.
    mutating func show(_ intent: InlinePresentationIntent) {
        if intent.contains(.emphasized) { italic = true }
        if intent.contains(.stronglyEmphasized) { weight = Font.Weight.bold.value }
        if intent.contains(.code) { monospaced = true }
        if intent.contains(.strikethrough) { strikethrough = true }
    }
}
