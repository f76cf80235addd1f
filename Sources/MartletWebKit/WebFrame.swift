import MartletCore
import MartletDOM
import MartletElements
import MartletGraph
import MartletUI

extension Kind {
    /// A page of the web, or HTML of the app's, in a frame. Fires ``Action/report`` with what a ``FrameReport`` reads.
    static let webFrame = Kind("web-frame", KindDefinition(Semantics("webView"), expansion: { _ in .both })).shown(
        by: WebFrameLowering.self)
}

extension Attribute {
    /// The HTML that the frame shows in place of an address.
    static let html: Attribute = "html"
    /// The number of what is loaded, which comes back in reports.
    static let loading: Attribute = "loading"
    /// Scripts that wait for the HTML, each with its number, as JSON: `[[3,"document.title"]]`.
    static let scripts: Attribute = "scripts"
}

extension Family {
    /// The family of frames. Its document shows HTML of the app's, in a sandbox: see docs/security.md.
    static let web = Family(
        "web", style: PackageResources.web_css, script: PackageResources.web_js, frame: PackageResources.web_html)
}

enum WebFrameLowering: ElementLowering {
    nonisolated static let family = Family.web

    /// A page may run its scripts, and open others; it may not change the address of the app's own page.
    ///
    /// A page of another origin keeps that origin, so that it can use what it stores. HTML of the app's has an origin that nobody else has.
    private static let permissions = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals"

    static func core(_ element: Element) -> Core {
        var core = Core("iframe", isNative: true)
        let html = element[.html]?.stringValue
        core.set("sandbox", html == nil ? permissions + " allow-same-origin" : permissions)
        core.set("referrerpolicy", "no-referrer")
        core.set("title", element.accessibility?.label ?? "Web page")
        core.set("data-loading", element[.loading]?.intValue.map(String.init))
        core.set("data-html", html)
        core.set("data-scripts", element[.scripts]?.stringValue)
        // The script sets the address: without it, a frame could be loaded before anybody hears of it.
        core.set("data-address", html == nil ? element[.source]?.stringValue : Family.web.frameAddress)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {}

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        attribute == .scripts ? [.attribute("data-scripts")] : [.everything]
    }
}

/// What a page says about a frame: `[moment, loading]`, and after it what belongs to the moment.
///
/// All of it comes from outside, most of it from a page that the app does not know.
enum FrameReport: Equatable {
    /// The frame has loaded something; HTML tells its title.
    case loaded(title: String?)
    /// The user has followed a link of the app's HTML.
    case link(String)
    /// A script of the app's HTML has sent a message: the name of a handler, and the message as JSON.
    case message(String, json: String)
    /// A script that the app has sent has run: its number, and its value as JSON, or its error.
    case result(Int, json: String?, error: String?)

    /// - Parameter loading: The number of what is loaded now; a report about something else is late.
    init?(_ value: Value?, loading: Int) {
        guard let parts = value?.listValue, parts.count >= 2, let moment = parts[0].stringValue, parts[1].intValue == loading else {
            return nil
        }
        /// A text that is there, and not empty.
        func text(_ index: Int) -> String? {
            guard parts.count > index, let text = parts[index].stringValue, !text.isEmpty else { return nil }
            return text
        }
        switch moment {
        case "loaded": self = .loaded(title: text(2))
        case "link":
            guard let address = text(2), address.utf8.count <= 8192 else { return nil }
            self = .link(address)
        case "message":
            guard let name = text(2) else { return nil }
            self = .message(name, json: text(3) ?? "null")
        case "result":
            guard parts.count == 5, let number = parts[2].intValue else { return nil }
            self = .result(number, json: text(3), error: text(4))
        default: return nil
        }
    }
}

/// What a frame shows, and what is known of it.
@MainActor
final class WebContent {
    enum Shown: Equatable {
        case nothing
        case address(String)
        case html(String)
    }

    private let source = Source()
    private(set) var shown = Shown.nothing
    private(set) var loading = 0
    private var scripts: [(number: Int, text: String, finish: (Result<Any?, any Error>) -> Void)] = []
    private var scriptCount = 0
    var onReport: (FrameReport) -> Void = { _ in }

    /// Shows something else; scripts that wait for what was shown fail.
    func show(_ shown: Shown) {
        self.shown = shown
        loading += 1
        source.changed()
        // One that hears of its end may show something else, or send another script.
        let ended = scripts
        scripts = []
        for script in ended { script.finish(.failure(WKError(.webViewInvalidated))) }
    }

    func run(_ text: String, finish: @escaping (Result<Any?, any Error>) -> Void) {
        guard case .html = shown, text.utf8.count <= 1 << 20 else { return finish(.failure(WKError(.javaScriptExceptionOccurred))) }
        scriptCount += 1
        scripts.append((scriptCount, text, finish))
        source.changed()
    }

    func read() -> (shown: Shown, loading: Int, scripts: String?) {
        source.wasRead()
        let waiting = scripts.map { [$0.number, $0.text] as [Any] }
        let json = waiting.isEmpty ? nil : try? String(decoding: JSONSerialization.data(withJSONObject: waiting), as: UTF8.self)
        return (shown, loading, json)
    }

    func receive(_ report: FrameReport) {
        guard case .result(let number, let json, let error) = report else { return onReport(report) }
        guard let index = scripts.firstIndex(where: { $0.number == number }) else { return }
        let script = scripts.remove(at: index)
        source.changed()
        if error != nil { return script.finish(.failure(WKError(.javaScriptExceptionOccurred))) }
        script.finish(.success(json.flatMap(Self.value)))
    }

    /// The value of a JSON text.
    static func value(_ json: String) -> Any? {
        let value = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        return value is NSNull ? nil : value
    }
}

/// Shows a frame with its content.
struct WebFrame: View {
    let content: WebContent

    var body: some View {
        let (shown, loading, scripts) = content.read()
        if shown == .nothing {
            Color.clear
        } else {
            WebFrameElement(shown: shown, loading: loading, scripts: scripts, content: content)
        }
    }
}

private struct WebFrameElement: ElementView {
    typealias Body = Never
    let shown: WebContent.Shown
    let loading: Int
    let scripts: String?
    let content: WebContent

    static var _kind: Kind { .webFrame }

    func _lower(to element: inout ElementWriter) {
        switch shown {
        case .nothing: break
        case .address(let address): element[.source] = .string(address)
        case .html(let html): element[.html] = .string(html)
        }
        element[.loading] = .int(loading)
        element[.scripts] = scripts.map { .string($0) }
        element.on(.report) { [weak content, loading] value in
            if let report = FrameReport(value, loading: loading) { content?.receive(report) }
        }
    }
}
