/// Inter, with letters as wide as those of Apple's font at 17 points: the font with whose widths the layout without a page measures texts.
///
/// Pages do not load it yet. The test that compares the layout with Chromium does.
///
/// `Tools/font` makes the files, and the widths with which texts are measured without a page.
package enum SansFont {
    package static let name = "Martlet Sans"

    private static let files: [(file: Resource, letters: String)] = [
        (woff("sans.woff2", PackageResources.sans_woff2), "U+20-36F,U+2000-FFFF"),
        (woff("sans-more.woff2", PackageResources.sans_more_woff2), "U+370-52F"),
    ]

    private static func woff(_ name: String, _ bytes: [UInt8]) -> Resource { Resource(name, contentType: "font/woff2", bytes: bytes) }

    /// The files that pages load.
    package static var resources: [Resource] { files.map(\.file) }

    /// The rules that declare the font. Texts are shown in another one until it has arrived.
    package static var css: String {
        files.map { file, letters in
            "@font-face{font-family:\"\(name)\";src:url(\(file.address)) format(\"woff2\");font-weight:100 900;font-display:swap;unicode-range:\(letters)}"
        }.joined(separator: "\n")
    }
}
