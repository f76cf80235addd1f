import Foundation
import MartletDOM
import MartletElements
import MartletMotion
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("What moves in a page")
struct MotionPageTests {
    private func html(of host: TestHost) -> String { DOMLowering(symbol: { _ in "" }).content(of: host.session.tree) }

    private func frames(in html: String) throws -> [[String]] {
        let start = try #require(html.firstRange(of: "data-frames='")?.upperBound)
        let end = try #require(html[start...].firstIndex(of: "'"))
        return try JSONDecoder().decode([[String]].self, from: Data(html[start..<end].utf8))
    }

    // Shows: .symbolEffect, .symbolEffectsRemoved
    @Test func `An effect repeats with a pause, or without one, and not where it is removed`() {
        let page = html(
            of: mount {
                VStack { Image(systemName: "star").symbolEffectsRemoved() }
                    .symbolEffect(.pulse, options: .repeat(.periodic(3, delay: 1.5)).speed(2))
                Image(systemName: "sun.max").symbolEffect(.rotate, options: .repeat(.continuous)).symbolEffectsRemoved(false)
                Image(systemName: "moon").symbolEffect(.rotate, options: .repeat(.periodic))
            })
        #expect(page.contains("data-effect=pulse data-active data-runs=0 data-repeats=3 data-speed=2 data-pause=1.5"))
        #expect(page.contains("data-effect=none"))
        #expect(page.contains("data-effect=rotate data-active data-runs=0 data-repeats=0 data-style"))
        #expect(page.contains("data-effect=rotate data-active data-runs=0 data-repeats=0 data-pause=0.5"))
    }

    // Shows: .keyframeAnimator, KeyframeAnimator
    @Test func `Keyframes are sent as the styles of 30 moments a second`() throws {
        let host = mount {
            Text("moved").keyframeAnimator(initialValue: 0.0) { content, x in
                content.offset(x: x).opacity(1 - x / 100)
            } keyframes: { _ in
                KeyframeTrack { LinearKeyframe(50, duration: 0.1) }
            }
            KeyframeAnimator(initialValue: 1.0, trigger: 1) {
                Text(verbatim: "whole \($0)")
            } keyframes: { _ in
                LinearKeyframe(2, duration: 1)
            }
        }
        let styles = try frames(in: html(of: host))
        #expect(styles.count == 4)
        #expect(styles[0] == ["transform:translate(0,0)"])
        #expect(styles[3] == ["transform:translate(50px,0);opacity:0.5"])
        #expect(host.exists("whole 1.0"))
    }

    // Shows: .contentTransition
    @Test func `A transition of contents is told to the page`() {
        let host = mount {
            Text("1").contentTransition(.numericText())
            Text("2").contentTransition(.numericText(countsDown: true))
            Text("3").contentTransition(.numericText(value: 3))
            Text("4").contentTransition(.interpolate).contentTransition(.identity)
            Image(systemName: "star").contentTransition(.symbolEffect(.replace.offUp))
            Image(systemName: "star").contentTransition(.symbolEffect)
        }
        let page = html(of: host)
        let boxes = [
            "numericText", "numericText data-down", "numericText data-value=3", "identity", "opacity", "offUp", "downUp",
        ]
        for box in boxes { #expect(page.contains("data-contents=\(box) data-style="), "\(box)") }
        #expect(host.findAll(.kind(.image)).count == 2)
    }

    @Test func `A view is inserted as a symbol appears`() {
        func page(_ transition: AnyTransition) -> String { html(of: mount { Image(systemName: "star").transition(transition) }) }
        #expect(page(AnyTransition(.symbolEffect(.drawOn))) == page(.scale(scale: 0.5).combined(with: .opacity)))
        #expect(page(AnyTransition(.symbolEffect)) == page(.scale(scale: 0.5).combined(with: .opacity)))
        #expect(page(AnyTransition(.symbolEffect)) != page(.opacity))
    }

    @Test func `Each view in a keyframe animator moves`() throws {
        let host = mount {
            KeyframeAnimator(initialValue: 1.0) {
                Circle().foregroundStyle(.red).scaleEffect($0)
            } keyframes: { _ in
                LinearKeyframe(2, duration: 0.1)
            }
        }
        let styles = try frames(in: html(of: host))
        #expect(styles.count == 4)
        #expect(styles.first != styles.last)
        #expect(styles.last?.contains { $0.contains("scale(2") } == true)
    }

    @Test func `Modifiers outside an overlay move the overlay too`() throws {
        let host = mount {
            KeyframeAnimator(initialValue: 0.0) {
                Text("below").overlay { Text("above") }.onTapGesture {}.offset(x: $0)
            } keyframes: { _ in
                LinearKeyframe(50, duration: 0.1)
            }
        }
        let page = html(of: host)
        #expect(try frames(in: page).last == ["transform:translate(50px,0)"])
        let moving = try #require(page.firstRange(of: "k-moving"))
        let overlay = try #require(page.firstRange(of: "above"))
        #expect(page.ranges(of: "k-moving").count == 1)
        #expect(page[moving.upperBound..<overlay.lowerBound].contains("k-layer"))
    }

    @Test func `A trigger sends the number of its runs, and the frames only once`() throws {
        struct Ringing: View {
            @State private var presses = 0

            var body: some View {
                Button("Ring") { presses += 1 }
                Text("bell").keyframeAnimator(initialValue: 0.0, trigger: presses) { content, x in
                    content.offset(x: x)
                } keyframes: { _ in
                    LinearKeyframe(50, duration: 1)
                }
            }
        }
        let host = mount { Ringing() }
        host.tap("Ring")
        #expect(host.operations.count == 1)
        #expect(html(of: host).contains("data-runs=1"))
    }

    // Shows: .scrollTransition
    @Test func `A transition is sent as its three phases`() throws {
        let host = mount {
            Text("row").scrollTransition(.animated, axis: .horizontal) { content, phase in content.offset(x: phase.value * 5) }
        }
        let page = html(of: host)
        #expect(try frames(in: page) == [["transform:translate(-5px,0)"], ["transform:translate(0,0)"], ["transform:translate(5px,0)"]])
        #expect(page.contains("data-axis=horizontal data-mode=animated"))
    }

    // Shows: .symbolEffect
    @Test func `An effect says how it runs`() throws {
        let host = mount { Image(systemName: "star").symbolEffect(.variableColor.iterative, options: .speed(2).repeat(3), isActive: true) }
        #expect(html(of: host).contains("data-effect=variable-iterative data-active data-runs=0 data-repeats=3 data-speed=2"))
    }

    // Shows: .visualEffect
    @Test func `A visual effect is computed from the frame of its view`() throws {
        let host = mount { Text("seen").visualEffect { content, proxy in content.opacity(proxy.size.width / 100) } }
        host.measure(Query.kind(.init(rawValue: "moving")), width: 50, height: 10)
        #expect(html(of: host).contains("style=opacity:0.5"))
    }
}
