/// An article about the architecture of SwiftUI apps.
public struct Article: Hashable, Sendable {
    public let title: String
    public let author: String
    public let link: String

    public static let threeArchitectures = Article(
        title: "SwiftUI Architectures: Model-View, Redux & MVVM", author: "QuickBird Studios",
        link: "https://quickbirdstudios.com/blog/swiftui-architecture-redux-mvvm/")
    public static let microservices = Article(
        title: "SwiftUI Microservices", author: "Michael Long", link: "https://betterprogramming.pub/swiftui-microservices-c7002228710")
    public static let modules = Article(
        title: "Dependencies Injection in a Modularized SwiftUI App With MVVM", author: "Riccardo Cipolleschi",
        link: "https://betterprogramming.pub/dependencies-injection-in-a-modularized-swiftui-app-with-mvvm-e72ae6d898ef")
    public static let clean = Article(
        title: "Clean Architecture for SwiftUI", author: "Alexey Naumov", link: "https://nalexn.github.io/clean-architecture-swiftui/")
}

extension Claim {
    /// Who makes a claim.
    public enum Source: Hashable, Sendable {
        /// A sentence of the article, or of the page of its example.
        case quote(Article, String)
        /// The article, in our words.
        case article(Article)
        /// No article. The measurements invite the question.
        case ours

        public var article: Article? {
            switch self {
            case .quote(let article, _), .article(let article): article
            case .ours: nil
            }
        }

        /// The source in a line, without its link.
        public var text: String {
            switch self {
            case .quote(let article, let sentence): "\(article.author): “\(sentence)”"
            case .article(let article): "\(article.author), in our words"
            case .ours: "a question of ours"
            }
        }

        /// The source as Markdown, with its link.
        var markdown: String {
            article.map { text.replacing($0.author, with: "[\($0.author)](\($0.link))", maxReplacements: 1) } ?? text
        }
    }
}
