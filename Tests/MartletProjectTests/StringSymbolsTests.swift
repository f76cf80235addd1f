import Foundation
import Testing

@testable import MartletProject

struct StringSymbolsTests {
    @Test(arguments: [
        ("ALPS_NAME", "alpsName"), ("2023_TRIP_NAME", "_2023TripName"), ("home.title", "homeTitle"), ("someKey", "someKey"),
        ("Welcome back", "welcomeBack"), ("%lld items", "items"), ("items %(count)lld", "items"), ("…", ""),
    ])
    func `A key is named as Xcode names it`(key: String, symbol: String) {
        #expect(StringSymbols.symbol(key) == symbol)
    }

    private func catalogue(_ strings: String) -> String { #"{ "sourceLanguage": "en", "strings": { \#(strings) } }"# }

    private func manual(_ key: String, _ value: String) -> String {
        """
        "\(key)": { "extractionState": "manual", "localizations": { "en": { "stringUnit": { "state": "translated", "value": "\(value)" } } } }
        """
    }

    @Test func `Keys managed by hand are declared, those of other tables below their names, placeholders as parameters`() throws {
        let folder = try TemporaryFolder([
            "Localizable.xcstrings": catalogue(
                [
                    manual("DEFAULT", "Usual"), manual("greeting", "%@ has %(birds)lld birds and %.1f %%"), manual("swap", "%2$@, %1$lld"),
                    #""Found in code": {}"#,
                    """
                    "flocks": { "extractionState": "manual", "localizations": { "en": {
                        "stringUnit": { "state": "new", "value": "%#@flocks@" },
                        "substitutions": { "flocks": { "argNum": 1, "formatSpecifier": "lld" } } } } }
                    """,
                ].joined(separator: ",")),
            "Places.xcstrings": catalogue(manual("ALPS_NAME", "The\\n\\\"Alps\\\"")),
            "InfoPlist.xcstrings": catalogue(manual("CFBundleName", "Birds")),
        ])
        let files = ["InfoPlist", "Localizable", "Places"].map { folder.url.appending(path: $0 + ".xcstrings") }
        let resource = "LocalizedStringResource"
        #expect(
            StringSymbols(catalogues: files).source(bundle: ".main") == """
                import SwiftUI

                extension LocalizedStringResource {
                    static var `default`: \(resource) { \(resource)("DEFAULT", defaultValue: "Usual", table: "Localizable", bundle: .main) }
                    static func flocks(flocks: Int) -> \(resource) { \(resource)("flocks", defaultValue: "\\(flocks)", table: "Localizable", bundle: .main) }
                    static func greeting(_ arg1: String, birds: Int, _ arg3: Double) -> \(resource) { \(resource)("greeting", defaultValue: "\\(arg1) \\(birds) \\(arg3)", table: "Localizable", bundle: .main) }
                    static func swap(_ arg1: Int, _ arg2: String) -> \(resource) { \(resource)("swap", defaultValue: "\\(arg1) \\(arg2)", table: "Localizable", bundle: .main) }
                    enum Places {
                        static var alpsName: \(resource) { \(resource)("ALPS_NAME", defaultValue: "The\\n\\"Alps\\"", table: "Places", bundle: .main) }
                    }
                }

                """)
    }

    @Test func `A catalogue of texts that were found in code declares nothing`() throws {
        let folder = try TemporaryFolder(["Localizable.xcstrings": catalogue(#""Found in code": {}"#)])
        #expect(StringSymbols(catalogues: [folder.url.appending(path: "Localizable.xcstrings")]).isEmpty)
    }
}
