import Foundation

/// The address of a video or a sound, as a page can load it.
enum MediaAddress {
    /// The most bytes of a file that are sent within the page.
    static let limit = 8 << 20

    /// Returns the address for a URL. A file among the app's resources is served, so it keeps its URL; another one is sent within the page.
    ///
    /// - Throws: An error if the file cannot be read, is larger than ``limit``, or is no media.
    static func address(of url: URL) throws -> String {
        guard url.isFileURL else { return url.absoluteString }
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw AVError(.fileFailedToParse) }
        if url.path.contains(".resources/") || url.path.hasPrefix(Bundle.main.bundlePath + "/") { return url.absoluteString }
        let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        guard size <= limit else { throw AVError(.contentIsUnavailable) }
        return try address(of: Data(contentsOf: url))
    }

    /// - Throws: An error if the data is too large, or that of no media.
    static func address(of data: Data) throws -> String {
        guard data.count <= limit else { throw AVError(.contentIsUnavailable) }
        guard let type = mediaType(of: data) else { throw AVError(.fileFormatNotRecognized) }
        return "data:\(type);base64,\(data.base64EncodedString())"
    }

    /// The media type that the first bytes tell.
    static func mediaType(of data: Data) -> String? {
        let start = [UInt8](data.prefix(12))
        func has(_ text: String, at index: Int = 0) -> Bool { start.dropFirst(index).starts(with: Array(text.utf8)) }
        if has("RIFF"), has("WAVE", at: 8) { return "audio/wav" }
        if has("ID3") || (start.count > 1 && start[0] == 0xFF && start[1] & 0xE0 == 0xE0) {
            return start.count > 1 && start[0] == 0xFF && start[1] & 0xF6 == 0xF0 ? "audio/aac" : "audio/mpeg"
        }
        if has("OggS") { return "audio/ogg" }
        if has("fLaC") { return "audio/flac" }
        if has("caff") { return "audio/x-caf" }
        if has("FORM"), has("AIF", at: 8) { return "audio/aiff" }
        if has("ftyp", at: 4) { return has("M4A", at: 8) ? "audio/mp4" : "video/mp4" }
        if start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return "video/webm" }
        return nil
    }
}
