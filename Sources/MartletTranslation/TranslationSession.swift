@_exported import Foundation
import MartletCore
import MartletUI

// - Partly import Translation: it compiles, and no pair of languages is supported

/// Translates texts. Nobody gets one: no pair of languages is supported.
public final class TranslationSession: Sendable {
    public struct Configuration: Hashable, Sendable {
        public var source: Locale.Language?
        public var target: Locale.Language?
        private var version = 0

        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) { (self.source, self.target) = (source, target) }
        public mutating func invalidate() { version += 1 }
    }

    public struct Request: Hashable, Sendable {
        public var sourceText: String
        public var clientIdentifier: String?
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }

    public struct Response: Hashable, Sendable {
        public let sourceLanguage: Locale.Language
        public let targetLanguage: Locale.Language
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }

    private init() {}

    /// - Throws: ``TranslationError``.
    public func translate(_ string: String) async throws -> Response { throw TranslationError.unsupportedLanguagePairing }
    /// - Throws: ``TranslationError``.
    public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.unsupportedLanguagePairing }
    /// - Throws: ``TranslationError``.
    public func prepareTranslation() async throws { throw TranslationError.unsupportedLanguagePairing }
}

/// Why nothing is translated.
public enum TranslationError: LocalizedError, Hashable, Sendable {
    case unsupportedSourceLanguage, unsupportedTargetLanguage, unsupportedLanguagePairing, unableToIdentifyLanguage, nothingToTranslate
    case internalError

    public var errorDescription: String? { "There is nothing that translates." }
}

/// Which languages are translated: none.
public final class LanguageAvailability: Sendable {
    public enum Status: Hashable, Sendable { case installed, supported, unsupported }

    public init() {}

    public var supportedLanguages: [Locale.Language] { get async { [] } }
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}

extension View {
    /// Would show a translation. There is nothing that translates.
    public nonisolated func translationPresentation(
        isPresented: Binding<Bool>, text: String, replacementAction: ((String) -> Void)? = nil
    ) -> some View { inert(".translationPresentation") }

    /// Would give a session that translates. There is nothing that translates, so the action is never called.
    public nonisolated func translationTask(
        _ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void
    ) -> some View { inert(".translationTask") }

    /// Would give a session that translates. There is nothing that translates, so the action is never called.
    public nonisolated func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping (TranslationSession) async -> Void
    ) -> some View { inert(".translationTask") }
}
