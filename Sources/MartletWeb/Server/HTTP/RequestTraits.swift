import HummingbirdCore
import MartletElements

extension Request {
    /// The traits in the browser's request, from before its page runs: enough for a first paint that rarely has to change.
    var traits: ClientTraits {
        var traits = ClientTraits()
        if !isMobile {
            traits.width = 1280
            traits.height = 800
            traits.scale = 1
        }
        if let size = header("cookie").flatMap({ WindowCookie(in: $0) }) {
            traits.width = size.width
            traits.height = size.height
            traits.scale = size.scale
        }
        if header("sec-ch-prefers-color-scheme")?.contains("dark") == true { traits.colorScheme = .dark }
        if header("sec-ch-prefers-reduced-motion")?.contains("reduce") == true { traits.reduceMotion = true }
        if let language = header("accept-language").flatMap(Self.firstLanguage) { traits.locale = language }
        return traits
    }

    private var isMobile: Bool {
        header("sec-ch-ua-mobile").map { $0 == "?1" } ?? header("user-agent")?.contains("Mobi") ?? false
    }

    /// Returns the first language of the header, which is the one the user prefers.
    private static func firstLanguage(in header: String) -> String? {
        let tag = header.prefix { $0 != "," && $0 != ";" }.filter { $0 != " " }
        let isTag =
            tag.utf8.count <= 35
            && tag.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
                (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
        return isTag ? tag : nil
    }

    /// Whether the browser requests a page for display, rather than a missing image or script.
    var isForPage: Bool { Visit.isForPage(header) }
}
