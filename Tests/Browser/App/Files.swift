import Foundation

/// The files that were read. It says no more than `import Foundation`, which is enough on Apple's platforms.
final class Files: ObservableObject {
    @Published private(set) var texts: [String] = []

    func read(_ name: String) {
        guard let url = Bundle.main.url(forResource: name, withExtension: "txt"), let text = try? String(contentsOf: url, encoding: .utf8)
        else { return texts.append("no file") }
        texts.append(text)
    }
}

@Observable final class Address {
    var request = URLRequest(url: URL(filePath: "/"))
    var page = "nothing there"
}
