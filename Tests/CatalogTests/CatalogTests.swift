import CatalogSources
import Foundation
import MartletTest
import SwiftUI
import Testing

@testable import CatalogUI

@MainActor
@Suite("Catalog")
struct CatalogTests {
    @Test func `Each page opens at its address and shows its samples without a warning`() {
        for page in Page.all {
            let host = mount(CatalogApp.self, url: "/" + page.id)
            for sample in page.samples { #expect(host.exists("Copy the source of \(sample.title)"), "\(page.id): \(sample.title)") }
            #expect(host.warnings == [], "\(page.id)")
        }
    }

    @Test func `A page opens from the list, and the list is back on a phone`() throws {
        let host = mount(CatalogApp.self)
        host.tap("Buttons")
        host.find("Copy the source of Styles")
        host.goBack()
        host.find("Buttons")
        host.expectNone("Copy the source of Styles")
    }

    @Test func `A search finds samples by their titles and by the names of APIs`() {
        let host = mount(CatalogApp.self)
        host.type("kerning", into: "Views, modifiers, styles")
        host.tap(.containing("Lines under and through"))
        host.find("Copy the source of Lines under and through")
    }

    @Test func `A search without a result says so`() {
        let host = mount(CatalogApp.self)
        host.type("qwertz", into: "Views, modifiers, styles")
        #expect(host.exists(.containing("No Results")))
    }

    @Test func `The menu changes the colours of the app, which are stored`() {
        let host = mount(CatalogApp.self)
        host.choose("Dark", from: "Appearance")
        #expect(host.stored["appearance"] == .string("Dark"))
    }

    @Test func `The button copies the source of its sample`() throws {
        let host = mount(CatalogApp.self, url: "/buttons")
        host.tap("Copy the source of A button")
        #expect(host.pasteboard == SampleSource.text(of: "ButtonCounter"))
    }
}

@MainActor
@Suite("Sources of the samples")
struct SampleSourceTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/Catalog/Samples")
        .standardizedFileURL

    /// The files as the repository has them, and not as the build has copied them.
    private static let files: [String] = {
        let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return urls.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }()

    @Test func `Each sample has the source that its file has, from its first line to its last brace`() throws {
        for sample in Page.all.flatMap(\.samples) {
            let source = try #require(SampleSource.text(of: sample.id), "\(sample.id)")
            let file = try #require(Self.files.first { $0.contains("\nstruct \(sample.id): View {\n") }, "\(sample.id)")
            // Read otherwise than the app does: from the line of the struct to the line before the next one.
            let start = try #require(file.range(of: "\nstruct \(sample.id): View {\n"))
            let rest = file[file.index(after: start.lowerBound)...]
            let next = rest.dropFirst().range(of: #"\n(///.*\n)*struct \w+: View \{\n"#, options: .regularExpression)
            let expected = rest[..<(next?.lowerBound ?? rest.endIndex)].trimmingCharacters(in: .newlines)
            #expect(source == expected)
            #expect(source.hasSuffix("}"))
            #expect(source.count { $0 == "{" } == source.count { $0 == "}" }, "\(sample.id)")
        }
    }

    @Test func `Each sample of the files is on a page, once`() {
        let ids = Page.all.flatMap { $0.samples.map(\.id) }
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids) == SampleSource.names)
    }

    @Test func `A sample shows the APIs that it names`() throws {
        for sample in Page.all.flatMap(\.samples) {
            let source = try #require(SampleSource.text(of: sample.id))
            for api in sample.apis {
                let name = api.prefix { $0 != "(" }
                #expect(source.contains(name), "\(sample.id) does not contain \(name)")
            }
        }
    }

    @Test func `No two pages have the same address`() {
        #expect(Set(Page.all.map(\.id)).count == Page.all.count)
    }
}
