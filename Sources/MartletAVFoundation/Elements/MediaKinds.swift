import MartletDOM
import MartletElements

extension Kind {
    /// A video or a sound that the page plays: ``Attribute/media`` tells which, ``Attribute/source`` is its address. Fires ``Action/report`` with
    /// what a ``MediaReport`` reads.
    package static let media = Kind(
        "media", KindDefinition(Semantics("video"), expansion: { _ in .both })
    ).shown(by: MediaLowering.self)
    /// A sound without a view.
    package static let sound = Kind(
        "sound", KindDefinition(takesRoom: false, expansion: { _ in [] })
    ).shown(by: MediaLowering.self)
    /// A text that the page speaks. Fires ``Action/report`` with what a ``SpeechReport`` reads.
    package static let speech = Kind(
        "speech", KindDefinition(takesRoom: false, expansion: { _ in [] })
    ).shown(by: SpeechLowering.self)
    /// Short tones.
    package static let tone = Kind("tone", KindDefinition(takesRoom: false, expansion: { _ in [] })).shown(by: ToneLowering.self)
}

extension Attribute {
    /// The number of the source, which comes back in reports: those about an earlier source are late.
    static let sourceNumber: Attribute = "sourceNumber"
    /// The rate to play at, after the number of the wish: `3:1.5`. A rate of 0 pauses.
    static let playing: Attribute = "playing"
    /// The second to play from, after the number of the wish: `2:12.5`.
    static let seeking: Attribute = "seeking"
    /// From 0 to 1.
    static let volume: Attribute = "volume"
    static let isMuted: Attribute = "isMuted"
    static let loops: Attribute = "loops"
    /// Whether the page shows controls.
    static let hasControls: Attribute = "hasControls"
    /// How often the page reports the time, in seconds.
    static let interval: Attribute = "interval"
    /// How a video fills its room: `contain`, `cover` or `fill`.
    static let gravity: Attribute = "gravity"
    /// Words, as JSON-free attributes of their own: the text, language, rate, pitch.
    static let words: Attribute = "words"
    static let language: Attribute = "language"
    static let rate: Attribute = "rate"
    static let pitch: Attribute = "pitch"
    /// The number of an utterance or of a tone.
    static let number: Attribute = "number"
    static let isPaused: Attribute = "isPaused"
}

extension Family {
    /// The family of what can be heard, and of videos.
    static let media = Family("media", style: PackageResources.media_css, script: PackageResources.media_js)
}

/// The browser's own player.
enum MediaLowering: ElementLowering {
    nonisolated static let family = Family.media

    static func core(_ element: Element, _ resources: PageResources) -> Core {
        var core = Core(element.kind == .sound ? "audio" : "video", stage: .content, isNative: true)
        if let source = element[.source]?.stringValue { core.set("src", resources.pictures.address(of: source)) }
        core.set("preload", "auto")
        core.set("playsinline", if: element.kind == .media)
        core.set("controls", if: element[.hasControls] == true)
        core.set("loop", if: element[.loops] == true)
        core.set("data-source", element[.sourceNumber]?.intValue.map(String.init))
        core.set("data-playing", element[.playing]?.stringValue)
        core.set("data-seeking", element[.seeking]?.stringValue)
        core.set("data-volume", element[.volume]?.doubleValue?.css)
        core.set("data-muted", if: element[.isMuted] == true)
        core.set("data-interval", element[.interval]?.doubleValue?.css)
        if let gravity = element[.gravity]?.stringValue { core.style.append(("object-fit", gravity)) }
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {}

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .source: [.attribute("src")]
        case .sourceNumber: [.attribute("data-source")]
        case .playing: [.attribute("data-playing")]
        case .seeking: [.attribute("data-seeking")]
        case .volume: [.attribute("data-volume")]
        case .isMuted: [.attribute("data-muted")]
        case .loops: [.attribute("loop")]
        case .hasControls: [.attribute("controls")]
        case .interval: [.attribute("data-interval")]
        case .gravity: [.boxes]
        default: [.everything]
        }
    }
}

/// The browser's own voice. The script reads the attributes.
enum SpeechLowering: ElementLowering {
    nonisolated static let family = Family.media

    static func core(_ element: Element) -> Core {
        var core = Core("span", attributes: [("hidden", "")], isNative: true)
        core.set("data-number", element[.number]?.intValue.map(String.init))
        core.set("data-words", element[.words]?.stringValue)
        core.set("data-language", element[.language]?.stringValue)
        core.set("data-rate", element[.rate]?.doubleValue?.css)
        core.set("data-pitch", element[.pitch]?.doubleValue?.css)
        core.set("data-volume", element[.volume]?.doubleValue?.css)
        core.set("data-paused", if: element[.isPaused] == true)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {}

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        attribute == .isPaused ? [.attribute("data-paused")] : [.everything]
    }
}

enum ToneLowering: ElementLowering {
    nonisolated static let family = Family.media

    static func core(_ element: Element) -> Core {
        var core = Core("span", attributes: [("hidden", "")], isNative: true)
        core.set("data-number", element[.number]?.intValue.map(String.init))
        core.set("data-pitch", element[.pitch]?.doubleValue?.css)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {}

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        attribute == .number ? [.attribute("data-number")] : [.attribute("data-pitch")]
    }
}
