import Foundation
import MartletCore

extension ShareLink where Label == DefaultShareLinkLabel {
    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel("Share…", systemImage: "square.and.arrow.up") }
    }

    public nonisolated init<ImageLabel, Icon>(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<ImageLabel, Icon>
    ) {
        self.init(item: item, subject: subject ?? Text(verbatim: preview.title), message: message)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(titleKey, systemImage: "square.and.arrow.up") }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title, systemImage: "square.and.arrow.up") }
    }

    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel("Share…", systemImage: "square.and.arrow.up") }
    }

    public nonisolated init<ImageLabel, Icon>(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<ImageLabel, Icon>
    ) {
        self.init(item: item, subject: subject ?? Text(verbatim: preview.title), message: message)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(titleKey, systemImage: "square.and.arrow.up") }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title, systemImage: "square.and.arrow.up") }
    }
}
