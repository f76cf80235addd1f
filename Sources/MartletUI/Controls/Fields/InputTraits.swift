import MartletCore
import MartletElements

/// The keyboard and the text corrections of fields.
struct InputTraits: Equatable {
    var keyboard: UIKeyboardType?
    var capitalization: TextInputAutocapitalization?
    var correctsText: Bool?
    var contentType: UITextContentType?
    var submitLabel: SubmitLabel?
}

extension EnvironmentValues {
    private struct InputTraitsKey: EnvironmentKey { static var defaultValue: InputTraits { InputTraits() } }

    var inputTraits: InputTraits {
        get { self[InputTraitsKey.self] }
        set { self[InputTraitsKey.self] = newValue }
    }

    /// Whether the host leaves typed text uncorrected.
    public var autocorrectionDisabled: Bool {
        get { inputTraits.correctsText == false }
        set { inputTraits.correctsText = !newValue }
    }
}

extension ElementWriter {
    mutating func writeInputTraits() {
        let traits = environment.inputTraits
        self[.keyboard] = traits.keyboard?.name.map { .string($0) }
        self[.autocapitalization] = traits.capitalization.map { .string($0.name) }
        self[.autocorrection] = traits.correctsText.map { .bool($0) }
        self[.contentType] = traits.contentType.map { .string($0.rawValue) }
        self[.submitLabel] = traits.submitLabel.map { .string($0.name) }
    }
}

extension View {
    /// Sets the keyboard of the fields in this view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.inputTraits) { $0.keyboard = type }
    }

    /// Sets which letters the keyboard capitalizes.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        transformEnvironment(\.inputTraits) { $0.capitalization = autocapitalization }
    }

    @available(*, deprecated, message: "Use textInputAutocapitalization instead.")
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        transformEnvironment(\.inputTraits) { $0.capitalization = TextInputAutocapitalization(style) }
    }

    /// Turns off the correction of typed text.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.inputTraits) { $0.correctsText = !disable }
    }

    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.inputTraits) { $0.correctsText = disable.map { !$0 } }
    }

    /// Sets the meaning of the text, so that the host can offer stored values.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.inputTraits) { $0.contentType = textContentType }
    }

    /// Sets the label of the return key.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.inputTraits) { $0.submitLabel = submitLabel }
    }
}

/// The label of the return key of an on-screen keyboard.
public struct SubmitLabel: Equatable, Sendable {
    let name: String

    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters an on-screen keyboard capitalizes.
public struct TextInputAutocapitalization: Equatable, Sendable {
    let name: String

    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }

    private init(name: String) { self.name = name }

    public init?(_ type: UITextAutocapitalizationType) {
        self =
            switch type {
            case .none: .never
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .characters
            }
    }
}
