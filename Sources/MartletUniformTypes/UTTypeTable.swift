/// The types that are known, with what they are kinds of.
enum UTTypeTable {
    struct Entry: Sendable {
        let identifier: String
        let name: String
        let extensions: [String]
        let mimeTypes: [String]
        let supertypes: [String]
    }

    static let byIdentifier = Dictionary(uniqueKeysWithValues: entries.map { ($0.identifier, $0) })

    static let entries: [Entry] = rows.split(separator: "\n").map { row in
        let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { $0.split(separator: " ").map(String.init) }
        return Entry(
            identifier: cells[0].joined(), name: cells[1].joined(separator: " "), extensions: cells[2], mimeTypes: cells[3],
            supertypes: cells[4])
    }

    /// The identifier, the name, the extensions of file names, the MIME types, the types that it is a kind of.
    private static let rows = """
        public.item|item|||
        public.content|content|||
        public.composite-content|mixed content|||public.content
        public.data|data|||public.item
        public.directory|folder|||public.item
        public.folder|folder|||public.directory
        com.apple.package|package|||public.directory
        com.apple.bundle|bundle|bundle||public.directory
        public.url|URL|||public.data
        public.file-url|file URL|||public.url
        public.text|text|||public.data public.content
        public.plain-text|plain text|txt text|text/plain|public.text
        public.utf8-plain-text|Unicode text||text/plain;charset=utf-8|public.plain-text
        public.delimited-values-text|delimited text|||public.text
        public.comma-separated-values-text|CSV text|csv|text/csv|public.delimited-values-text
        public.tab-separated-values-text|tab-separated text|tsv|text/tab-separated-values|public.delimited-values-text
        public.rtf|rich text|rtf|text/rtf application/rtf|public.text
        public.html|HTML text|html htm|text/html|public.text
        public.xml|XML text|xml|application/xml text/xml|public.text
        public.yaml|YAML text|yaml yml|application/x-yaml|public.text
        public.json|JSON|json|application/json|public.text
        com.apple.property-list|property list|plist|application/x-plist|public.data
        public.source-code|source code|||public.plain-text
        public.swift-source|Swift source code|swift|text/swift|public.source-code
        com.netscape.javascript-source|JavaScript|js mjs|text/javascript application/javascript|public.source-code
        public.shell-script|shell script|sh|application/x-sh|public.source-code
        com.adobe.pdf|PDF document|pdf|application/pdf|public.data public.composite-content
        org.idpf.epub-container|electronic publication|epub|application/epub+zip|public.data public.composite-content
        public.image|image|||public.data public.content
        public.png|PNG image|png|image/png|public.image
        public.jpeg|JPEG image|jpeg jpg jpe|image/jpeg image/jpg|public.image
        com.compuserve.gif|GIF image|gif|image/gif|public.image
        public.tiff|TIFF image|tiff tif|image/tiff|public.image
        com.microsoft.bmp|Windows bitmap image|bmp|image/bmp|public.image
        public.heic|HEIC image|heic|image/heic|public.heif-standard
        public.heif|HEIF image|heif|image/heif|public.heif-standard
        public.heif-standard|HEIF image|||public.image
        org.webmproject.webp|WebP image|webp|image/webp|public.image
        public.svg-image|SVG image|svg svgz|image/svg+xml|public.image
        public.camera-raw-image|raw image|||public.image
        com.apple.live-photo|live photo|||public.data public.content
        public.audiovisual-content|audiovisual content|||public.data public.content
        public.movie|movie|||public.audiovisual-content
        public.video|video|||public.movie
        public.audio|audio|||public.audiovisual-content
        com.apple.quicktime-movie|QuickTime movie|mov qt|video/quicktime|public.movie
        public.mpeg-4|MPEG-4 movie|mp4 mpg4|video/mp4|public.movie
        public.mpeg-4-audio|MPEG-4 audio|m4a|audio/mp4 audio/x-m4a|public.audio
        public.mp3|MP3 audio|mp3|audio/mpeg audio/mp3|public.audio
        com.microsoft.waveform-audio|waveform audio|wav wave|audio/wav audio/vnd.wave|public.audio
        public.aiff-audio|AIFF audio|aiff aif|audio/aiff|public.audio
        public.archive|archive|||public.data
        public.zip-archive|ZIP archive|zip|application/zip|public.archive
        org.gnu.gnu-zip-archive|gzip archive|gz gzip|application/gzip|public.archive
        public.contact|contact|||public.content
        public.vcard|electronic business card|vcf vcard|text/vcard|public.text public.contact
        public.calendar-event|calendar event|ics|text/calendar|public.content
        public.spreadsheet|spreadsheet|||public.content
        public.presentation|presentation|||public.composite-content
        public.database|database|||public.content
        public.font|font|||public.data
        public.executable|executable file|||public.data
        com.apple.application|application|||public.executable
        """
}
