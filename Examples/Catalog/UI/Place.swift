import Foundation

/// A page, or a sample in it. The address `/text` is a page, `/text/Fonts` a sample.
struct Place: Hashable {
    let page: Page.ID
    var sample: Sample.ID?
}

extension Place {
    @MainActor
    init?(_ url: URL) {
        let components = url.path().split(separator: "/").map(String.init)
        guard let page = Page.all.first(where: { $0.id == components.first }) else { return nil }
        self.init(page: page.id, sample: page.samples.map(\.id).first { $0 == components.dropFirst().first })
    }
}
