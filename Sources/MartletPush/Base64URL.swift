import Foundation

// Base64 with the alphabet for URLs and without padding, which web push uses throughout.
extension Data {
    /// Decodes a text; `nil` if it is not base64 for URLs.
    init?(base64URL text: String) {
        let standard = text.replacing("-", with: "+").replacing("_", with: "/")
        self.init(base64Encoded: standard + String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4))
    }

    var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
