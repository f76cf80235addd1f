import Testing

@testable import MartletProject

struct SourceRewriterTests {
    private func rewrite(_ text: String, own: Set<String> = []) -> SourceRewriter.Result {
        SourceRewriter(modules: AvailableModules(own: own), conditions: ["PRO"]).rewrite(text, path: "/App/View.swift")
    }

    /// Returns the rewritten text without the line that names the original.
    private func code(_ text: String, own: Set<String> = []) -> String {
        String(rewrite(text, own: own).text.drop { $0 != "\n" }.dropFirst())
    }

    @Test func `The first line names the path of the original`() {
        #expect(rewrite("let a = 1").text == "#sourceLocation(file: \"/App/View.swift\", line: 1)\nlet a = 1")
    }

    @Test func `An import of a missing framework becomes one of Foundation`() {
        #expect(
            code("import UIKit\nimport struct CoreLocation.CLLocation\nimport SwiftUI")
                == "import Foundation\nimport Foundation\nimport SwiftUI")
    }

    @Test func `Foundation brings along the types that Apple's has, where a file names them`() {
        #expect(
            code("import Foundation\nlet a: LocalizedStringResource")
                == "import Foundation; import struct MartletUI.LocalizedStringResource\nlet a: LocalizedStringResource")
        #expect(code("import Foundation\nlet a = 1") == "import Foundation\nlet a = 1")
    }

    @Test func `A module of the project, or one that is not Apple's, stays imported`() {
        #expect(code("import Charts\nimport Lottie", own: ["Charts"]) == "import Charts\nimport Lottie")
    }

    @Test func `The import that a condition excludes is no use of the framework`() {
        let result = rewrite("#if canImport(UIKit)\nimport UIKit\n#elseif os(Linux) && PRO\nimport Foundation\n#endif")
        #expect(result.missing.isEmpty)
    }

    @Test func `An app is compiled as for the iPhone`() {
        #expect(
            code("#if os(macOS)\nlet os = mac()\n#elseif DEBUG && (os(iOS) || os(tvOS))\nlet iOS = phone()\n#endif")
                == "#if os(macOS)\nlet os = mac()\n#elseif DEBUG && (os(Linux) || os(tvOS))\nlet iOS = phone()\n#endif")
        #expect(rewrite("#if os(iOS)\nimport ARKit\n#endif").missing.map(\.framework) == ["ARKit"])
    }

    @Test func `Attributes for Objective-C are removed, and the columns stay`() {
        #expect(
            code("@objc(tapOn:) func tap(on a: Int) {}\n@IBOutlet var b: Int?")
                == "              func tap(on a: Int) {}\n          var b: Int?")
    }

    @Test func `The older entry point becomes main, and is an error without the framework`() {
        let result = rewrite("import UIKit\n\n@UIApplicationMain\nclass AppDelegate {}")
        #expect(result.text.hasSuffix("@main\nclass AppDelegate {}"))
        #expect(result.notices.map(\.line) == [3])
        #expect(result.notices.map(\.severity) == [.error])
    }

    private func codeWithUIKit(_ text: String) -> String {
        let rewriter = SourceRewriter(modules: AvailableModules(own: [], linked: ["UIKit", "os"]), conditions: [])
        return String(rewriter.rewrite(text, path: "A.swift").text.drop { $0 != "\n" }.dropFirst())
    }

    @Test func `Where UIKit is linked, SwiftUI brings it along, and the action that hides the keyboard is named`() {
        #expect(
            codeWithUIKit("import SwiftUI\nimport UIKit\nsend(#selector(UIResponder.resignFirstResponder), to: nil)")
                == "import SwiftUI; import UIKit\nimport UIKit\nsend(Selector(\"resignFirstResponder\"), to: nil)")
    }

    @Test func `A part of a module that is there is imported with the whole module`() {
        #expect(codeWithUIKit("import os.log\nimport class UIKit.UIImage") == "import os\nimport UIKit")
    }

    @Test func `Delegates can be made by their class alone`() {
        #expect(
            codeWithUIKit("class A: NSObject, UIApplicationDelegate {\n  let a = B { init() }\n}")
                == "class A: NSObject, UIApplicationDelegate { nonisolated required override init() { super.init() }\n  let a = B { init() }\n}"
        )
        #expect(
            codeWithUIKit("class A: UIResponder, UIWindowSceneDelegate {\n  override init() { super.init() }\n}")
                == "class A: UIResponder, UIWindowSceneDelegate {\n  override required init() { super.init() }\n}")
        for unchanged in [
            "final class A: NSObject, UIApplicationDelegate {}", "class A: UIResponder, UIApplicationDelegate {}", "class A: NSObject {}",
        ] {
            #expect(codeWithUIKit(unchanged) == unchanged)
        }
    }

    @Test func `A selector is an error with its place`() {
        let result = rewrite("let a = \"#selector(no)\"\nlet b = #selector(tap)")
        #expect(result.notices.map(\.line) == [2])
    }

    @Test func `A selector of a method becomes UIKit's with the method, named with the type around it`() {
        #expect(
            codeWithUIKit(
                """
                struct Pager: UIViewRepresentable {
                  func makeUIView(context: Context) { control.addTarget(context.coordinator, action: #selector(Coordinator.turn(sender:)), for: .a) }
                  final class Coordinator: NSObject {
                    class func new() { add(#selector(Self.turn(sender:)), #selector(stop)) }
                  }
                }
                extension Pager.Coordinator { func more() { if true { add(#selector(self.stop)) } } }
                """) == """
                    struct Pager: UIViewRepresentable {
                      func makeUIView(context: Context) { control.addTarget(context.coordinator, action: Selector("turn(sender:)", Coordinator.turn(sender:)), for: .a) }
                      final class Coordinator: NSObject {
                        class func new() { add(Selector("turn(sender:)", Coordinator.turn(sender:)), Selector("stop", Coordinator.stop)) }
                      }
                    }
                    extension Pager.Coordinator { func more() { if true { add(Selector("stop", Pager.Coordinator.stop)) } } }
                    """)
        let setter = SourceRewriter(modules: AvailableModules(own: [], linked: ["UIKit"]), conditions: [])
            .rewrite("class A { let a = #selector(setter: A.b) }", path: "A.swift")
        #expect(setter.notices.map(\.severity) == [.error])
    }

    @Test func `An observer and a timer of a method in the file get a closure that calls it`() {
        #expect(
            code(
                """
                center.addObserver(
                    self, selector: #selector(changed), name: .changed, object: nil)
                Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(Model.tick(_:)), userInfo: nil, repeats: true)
                @objc func changed() {}
                @objc func tick(_ timer: Timer) {}
                """) == """
                    center.addObserver(forName: .changed, object: nil, queue: nil) { [weak self] notification in self?.changed() }

                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [self] timer in tick(timer) }
                          func changed() {}
                          func tick(_ timer: Timer) {}
                    """)
    }

    @Test func `An observer of a method elsewhere is an error`() {
        let result = rewrite("center.addObserver(self, selector: #selector(changed), name: .changed, object: nil)")
        #expect(result.notices.map(\.severity) == [.error])
    }

    @Test func `A predicate on the object itself becomes a closure, and another one is an error`() {
        let matches = #"NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: mail)"#
        #expect(
            code(matches)
                == #"NSPredicate(block: { object, _ in (object as? String).map { text in text.range(of: "\\A(?:" + (pattern) + ")\\z", options: [.regularExpression]) != nil } ?? false }).evaluate(with: mail)"#
        )
        #expect(
            code(#"NSPredicate(format: "SELF CONTAINS[cd] %@", a)"#).contains(
                "text.range(of: a, options: [.caseInsensitive, .diacriticInsensitive])"))
        #expect(rewrite(#"NSPredicate(format: "name == %@", a)"#).notices.map(\.severity) == [.error])
    }

    @Test func `A report lists each type of a missing framework with its places, and none that the app declares`() {
        let result = rewrite(
            "import CloudKit\nlet a: CKContainer\nfunc b(_ c: CKContainer, _ d: CKRecord)\nlet e: UIState")
        let report = MissingReport(result.missing, declared: ["UIState"])
        #expect(
            report.description == """
                Not there, and used by this app:

                  CloudKit, imported once: /App/View.swift:1
                    CKContainer, 2 times: /App/View.swift:2, /App/View.swift:3
                    CKRecord, once: /App/View.swift:3
                    Instead: A database of the server's. A Swift package for SQLite, such as GRDB, or Codable values in files.
                """)
    }

    @Test func `The report has what the compatibility table calls absent or inert, but for what the app declares`() {
        let table = CompatibilityTable(
            table: """
                | rank | API | apps | state | how |  |
                |---|---|---|---|---|---|
                | 1 | `Text` | 99 | works |  | a.swift |
                | 2 | `.glassEffect` | 9 | absent |  |  |
                | 3 | `.managedObjectContext` | 9 | absent | CoreData’s |  |
                | 4 | `Settings` | 9 | absent |  |  |
                | 5 | `.hoverEffect` | 9 | inert |  |  |
                """)
        let rewriter = SourceRewriter(modules: AvailableModules(own: []), conditions: [], table: table)
        let result = rewriter.rewrite(
            "struct Settings {}\nlet a = Text(Settings().b)\n.glassEffect()\n.hoverEffect(.lift).managedObjectContext(c)",
            path: "A.swift")
        #expect(
            MissingReport(result.missing, declared: result.declaredNames).description == """
                Not there, and used by this app:

                  CoreData
                    .managedObjectContext, once: A.swift:4
                    Instead: What is there of it: docs/frameworks.md.

                  SwiftUI
                    .glassEffect, once: A.swift:3
                    These do not compile yet: docs/compatibility.md. Leave them out with #if !os(Linux).

                  Without effect
                    .hoverEffect, once: A.swift:4
                    These are accepted and change nothing: docs/compatibility.md.
                """)
    }
}
