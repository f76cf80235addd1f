import Foundation
import MartletElements
import MartletTest
import SwiftUI
import Testing

@testable import CreatureDetail

@MainActor
@Suite("The page of a creature")
struct ProfileTests {
    private func show(_ service: any ProfileService, clock: TestClock = TestClock()) -> TestHost {
        mount(clock: clock) { NavigationStack { CreatureDetailView(creature: 101, title: "Brinelet", service: service) } }
    }

    private let picture = "https://example.org/Brinelet.svg"
    private let brinelet = FixedProfile(result: .success(.named("Brinelet")))

    @Test func `B9 The page shows the loaded profile`() async {
        let host = show(brinelet)
        host.find("Turning pages…")
        await host.settle()
        host.expectNone("Turning pages…")
        host.find("Brinelet rolls.")
        host.find("24 cm")
        host.find("900 g")
    }

    @Test func `B9 An error is shown and can be retried`() async {
        let host = show(FixedProfile(result: .failure(URLError(.timedOut))))
        await host.settle()
        host.find("A page is missing")
        host.tap("Try again")
        host.find("Turning pages…")
        await host.settle()
        host.find("A page is missing")
    }

    @Test func `B9 A new request cancels the previous one and ignores its answer`() async {
        let clock = TestClock()
        let service = Reversing(clock: clock)
        let model = CreatureDetailView<EmptyView>.ViewModel(creature: 1, service: service)
        model.load()
        await clock.advance(by: .milliseconds(500))
        model.load()
        await clock.advance(by: .seconds(1))
        #expect(model.state == .loaded(.named("Answer 2")))
        await clock.advance(by: .seconds(20))
        #expect(model.state == .loaded(.named("Answer 2")))
        #expect(await service.requests == 2)
        #expect(await service.cancelled == 1)
    }

    @Test func `B9 The request is cancelled with the view model`() async {
        let clock = TestClock()
        let service = Reversing(clock: clock)
        weak var model: CreatureDetailView<EmptyView>.ViewModel?
        do {
            let made = CreatureDetailView<EmptyView>.ViewModel(creature: 1, service: service)
            made.load()
            model = made
            await clock.advance(by: .seconds(1))
        }
        await clock.advance(by: .seconds(1))
        #expect(model == nil)
        #expect(await service.cancelled == 1)
    }

    @Test func `B16 A loading image shows progress`() async {
        let host = show(brinelet)
        await host.settle()
        #expect(host.loadingImages == [picture])
        host.expectNone("Picture of Brinelet")
        host.expectNone("Nobody has a picture of Brinelet")
    }

    @Test func `B16 A loaded image fills its space`() async {
        let host = show(brinelet)
        await host.settle()
        host.load(image: picture)
        let found = host.find("Picture of Brinelet")
        #expect(found[.source] == .string(picture))
        #expect(found[.resizable] == true)
        #expect(host.loadingImages == [])
    }

    @Test func `B16 A failed image shows a placeholder`() async {
        let host = show(brinelet)
        await host.settle()
        host.load(image: picture, succeeds: false)
        host.find("Nobody has a picture of Brinelet")
        host.expectNone("Picture of Brinelet")
    }

    @Test func `B17 The title is shown before the profile is loaded`() async {
        let host = show(brinelet)
        #expect(host.title == "Brinelet")
    }

    @Test func `B5 A profile survives JSON coding, and has no identity`() throws {
        let profile = CreatureProfile.named("Brinelet")
        #expect(try JSONDecoder().decode(CreatureProfile.self, from: JSONEncoder().encode(profile)) == profile)
        #expect(!(profile as Any is any Identifiable))
    }

    @Test func `Figures are formatted in a suitable unit`() {
        let small = CreatureProfile.named("Small")
        let large = CreatureProfile(
            name: "", kinds: [], height: 164, weight: 140_000, description: "", habitat: "", picture: nil, strengths: [])
        #expect([small.heightText, small.weightText] == ["24 cm", "900 g"])
        #expect([large.heightText, large.weightText] == ["1.6 m", "140 kg"])
    }
}
