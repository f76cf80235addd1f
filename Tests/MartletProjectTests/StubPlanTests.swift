import Foundation
import Testing

@testable import MartletProject

struct StubPlanTests {
    private let folder = try! TemporaryFolder()
    private let conditions = CompilationConditions(names: [], canImport: { _ in false })

    /// A plan of an app with one file, after each of some builds.
    ///
    /// - Parameter builds: The errors of each build: a message, and the text in the source before which it is.
    private func plan(_ source: String, _ builds: [[(String, String)]]) -> StubPlan {
        let plan = StubPlan(folder: folder.url)
        for errors in builds {
            let text = copy(of: source, plan)
            let lines = text.components(separatedBy: "\n").dropFirst()
            let problems = errors.map { message, place in
                for (number, line) in lines.enumerated() {
                    guard let range = line.range(of: place) else { continue }
                    let column = line[..<range.lowerBound].utf8.count + 1
                    return BuildProblem(message, path: "/App/View.swift", line: number + 1, column: column)
                }
                return BuildProblem(message)
            }
            #expect(plan.resolve(problems))
        }
        return plan
    }

    private func copy(of source: String, _ plan: StubPlan) -> String {
        plan.apply(to: "#sourceLocation()\n\(source)", path: "/App/View.swift", module: "App", conditions: conditions)
    }

    /// Returns the code that is built after some builds.
    private func code(_ source: String, _ builds: [(String, String)]...) -> String {
        String(copy(of: source, plan(source, builds)).drop { $0 != "\n" }.dropFirst())
    }

    @Test func `A missing type is declared, and its calls lose their arguments, whatever they are`() {
        let source = "var body: some View {\n    Map(region: $region) { pin in\n        Pin(pin)\n    }\n    .padding()\n}"
        let plan = plan(source, [[("cannot find 'Map' in scope", "Map")]])
        #expect(copy(of: source, plan).hasSuffix("var body: some View {\n    Map()\n\n\n    .padding()\n}"))
        let declarations = plan.declarations(of: "App")
        #expect(declarations.contains("final class Map: StubType {"))
        #expect(declarations.contains("extension Map: View {}"))
    }

    @Test(arguments: [
        ("class Pin: MKPin {}", "MKPin", "open class MKPin: StubType"),
        ("class Pin: NSObject, MKPin {}", "MKPin", "protocol MKPin {}; extension Stub: MKPin {}"),
        ("class Pin: MKPinDelegate {}", "MKPinDelegate", "protocol MKPinDelegate {}"),
        ("func show(_ pin: some MKPin) {}", "MKPin", "protocol MKPin {}"),
        ("func show<Pin: MKPin>(_ pin: Pin) {}", "MKPin", "protocol MKPin {}"),
        ("let pins: MKPins<Pin, [Int]>", "MKPins", "final class MKPins<T0, T1>: StubType"),
        ("class Pin: MKPin {}\nfunc show<Pin: MKPin>(_ pin: Pin) {}", "MKPin", "open class MKPin: StubType"),
        ("let pin: MKPin", "MKPin", "final class MKPin: StubType"),
    ])
    func `What a missing type is declared as follows from its uses`(source: String, name: String, declaration: String) {
        let plan = plan(source, [[("cannot find type '\(name)' in scope", name)]])
        #expect(plan.declarations(of: "App").contains(declaration))
    }

    @Test func `A missing function or value has a stub that can be called`() {
        let plan = plan("pick(kPin, 1)", [[("cannot find 'kPin' in scope", "kPin")]])
        #expect(plan.declarations(of: "App").contains(#"public let kPin = Stub(stubNamed: "kPin")"#))
    }

    @Test func `A missing modifier is left out, with its arguments and closures, and what is around it stays`() {
        #expect(
            code(
                "Text(\"a\")\n    .glow(radius: 4) {\n        dark\n    }\n    .padding()",
                [("value of type 'Text' has no member 'glow'", "glow")])
                == "Text(\"a\")\n    .martletStub(\".glow\")\n\n\n    .padding()")
    }

    @Test func `A modifier with an argument that is missing is left out`() {
        #expect(
            code("List {}.listStyle(.shelf).padding()", [("type 'ListStyle' has no member 'shelf'", "shelf")])
                == #"List {}.martletStub(".listStyle with .shelf").padding()"#)
    }

    @Test func `What still does not compile grows: the expression, the statement, the body, and at last the declaration`() {
        let source = "struct A {\n    func run() {\n        let number = read(from: lamp.oil)\n    }\n}"
        let error = "value of type 'Lamp' has no member 'oil'"
        let first = code(source, [(error, "oil")])
        #expect(first.contains(#"let number = read(from: martletStubValue(".oil"))"#))
        let second = [("no exact matches in call", "martletStub")]
        #expect(code(source, [(error, "oil")], second).contains("let number = martletStubValue(\"lamp\")"))
        #expect(code(source, [(error, "oil")], second, second, second).contains("func run() { martletStubValue(\"let\") }"))
        #expect(code(source, [(error, "oil")], second, second, second, [("no", "func")]) == "struct A {\n    \n\n\n}")
    }

    @Test func `The wrapper of a property is a stub, with the property's type or without one`() {
        #expect(
            code("struct A {\n    @Query(sort: \\.name)\n    private var a: [Int]\n}", [("unknown attribute 'Query'", "Query")])
                == "struct A {\n    @StubProperty(\"Query\")\n    private var a: [Int]\n}")
        #expect(
            code("struct A {\n    @Environment(\\.shop) var a\n}", [("value of type 'EnvironmentValues' has no member 'shop'", "shop")])
                == "struct A {\n    @UntypedStubProperty(\"Environment\") var a\n}")
        #expect(code("@Reducer\nstruct A {}", [("unknown attribute 'Reducer'", "Reducer")]) == "\nstruct A {}")
    }

    @Test func `A closure whose parameters have no type goes with its call`() {
        #expect(
            code(
                "store.load { a, b in\n    print(a)\n}", [("cannot infer type of closure parameter 'a' without a type annotation", "a, b")])
                == "store.martletStub(\".load\")\n\n")
    }

    @Test func `A preview that does not compile goes as a whole`() {
        let source = "struct A {}\n#Preview {\n    A().glow(lamp.oil)\n}"
        let again = [("no exact matches in call", "martletStub")]
        let error = [("value of type 'Lamp' has no member 'oil'", "oil")]
        #expect(code(source, error, again, again, again) == "struct A {}\n\n\n")
    }

    @Test func `A module that does not exist is not imported`() {
        #expect(code("import Lottie\nlet a = 1", [("no such module 'Lottie'", "Lottie")]) == "import Foundation\nlet a = 1")
    }

    @Test func `Stubs are kept until the file changes, and those of types longer`() throws {
        let source = "let a = MKPin(at: 1)\nlet b = a.oil(2) + c"
        let first = plan(source, [[("cannot find 'MKPin' in scope", "MKPin")], [("value of type 'Int' has no member 'oil'", "oil")]])
        try first.save()
        let again = StubPlan(folder: folder.url)
        #expect(copy(of: source, again) == copy(of: source, first))
        #expect(copy(of: source, again).contains("martletStub"))
        let changed = copy(of: source + "\n", StubPlan(folder: folder.url))
        #expect(changed.contains("MKPin()") && !changed.contains("martletStub"))
    }

    @Test func `The report says for each stub where it is, what is missing, and what was done`() {
        let source = "import Lottie\nlet a = MKPin(at: 1)"
        let plan = plan(source, [[("no such module 'Lottie'", "Lottie"), ("cannot find 'MKPin' in scope", "MKPin")]])
        _ = copy(of: source, plan)
        #expect(
            plan.report(relativeTo: URL(fileURLWithPath: "/App")) == """
                Stubs, so that the rest of the app can be seen:

                  View.swift:1: Lottie. The import is left out.
                  View.swift:2: MKPin. The type is a stub.
                """)
    }

    @Test func `Of the packages that cannot be fetched, those are left out that the message names`() {
        var project = AppProject(name: "App", folder: folder.url, modules: [AppModule(name: "App", kind: .app, sources: [])])
        project.packages = ["Lottie", "Charts"].map { .remote(url: "https://example.org/\($0).git", requirement: "from: \"1.0.0\"") }
        project.modules[0].products = [PackageProduct("Lottie", package: "lottie"), PackageProduct("Charts", package: "charts")]
        #expect(
            project.remotePackages(
                namedIn: "Updated https://example.org/Charts.git\nerror: Failed to clone repository https://example.org/Lottie.git:") == [
                    "lottie"
                ])
        #expect(project.remotePackages(namedIn: "error: no network") == ["lottie", "charts"])
        project.leaveOut(packages: ["lottie"])
        #expect(project.packages.map(\.identity) == ["charts"])
        #expect(project.modules[0].products.map(\.name) == ["Charts"])
    }

    @Test func `A package that does not compile is left out`() {
        let plan = StubPlan(folder: folder.url)
        #expect(plan.resolve([BuildProblem("a", path: "/cache/checkouts/Lottie/Sources/A.swift", line: 1, column: 1)]))
        #expect(plan.leftOut == ["lottie"])
    }
}
