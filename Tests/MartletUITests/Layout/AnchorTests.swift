import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Anchors")
struct AnchorTests {
    private struct Bounds: PreferenceKey {
        static let defaultValue: [String: Anchor<CGRect>] = [:]
        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    private struct Centers: PreferenceKey {
        static let defaultValue: [Anchor<CGPoint>] = []
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }

    private struct Page: View {
        @State private var chosen = "a"

        var body: some View {
            HStack {
                ForEach(["a", "b"], id: \.self) { name in
                    Button("Tab \(name)") { chosen = name }
                        .anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
                        .transformAnchorPreference(key: Centers.self, value: .center) { $0.append($1) }
                }
            }
            .overlayPreferenceValue(Bounds.self) { bounds in
                GeometryReader { proxy in
                    let frame = bounds[chosen].map { proxy[$0] } ?? .null
                    Text("\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))" as String)
                        .allowsHitTesting(false)
                }
            }
            .backgroundPreferenceValue(Centers.self) { centers in
                GeometryReader { proxy in
                    Text(centers.map { "\(Int(proxy[$0].x)),\(Int(proxy[$0].y))" }.joined(separator: " "))
                }
            }
        }
    }

    // Shows: .anchorPreference, .overlayPreferenceValue
    @Test func `A view knows the frames of other views in its own coordinates`() throws {
        let host = mount { Page() }
        let buttons = host.elements(.button)
        try host.fire(.measure, on: buttons[0], value: [50.0, 20.0, 110.0, 205.0])
        try host.fire(.measure, on: buttons[1], value: [60.0, 20.0, 170.0, 205.0])
        for reader in host.elements(.geometry) { try host.fire(.measure, on: reader, value: [140.0, 40.0, 100.0, 200.0]) }
        #expect(host.shownTexts.contains("10,5 50x20"))
        #expect(host.shownTexts.contains("35,15 100,15"))
        host.tap("Tab b")
        #expect(host.shownTexts.contains("70,5 60x20"))
        try host.fire(.measure, on: buttons[1], value: [60.0, 20.0, 180.0, 205.0])
        #expect(host.shownTexts.contains("80,5 60x20"))
    }

    @MainActor
    private final class Counter {
        var value = 0
    }

    private struct Counting: View {
        let counter: Counter

        var body: some View {
            Button("Tab") {}
                .transformAnchorPreference(key: Centers.self, value: Anchor<CGPoint>.Source.center) { centers, center in
                    counter.value += 1
                    centers.append(center)
                }
                .backgroundPreferenceValue(Centers.self) { Text("\($0.count) centers") }
        }
    }

    @Test func `A measurement that changes nothing changes no preference`() throws {
        let counter = Counter()
        let host = mount { Counting(counter: counter) }
        let button = host.elements(.button)[0]
        try host.fire(.measure, on: button, value: [50.0, 20.0, 110.0, 205.0])
        let count = counter.value
        #expect(count > 0)
        try host.fire(.measure, on: button, value: [50.0, 20.0, 110.0, 205.0])
        #expect(counter.value == count)
        try host.fire(.measure, on: button, value: [50.0, 20.0, 120.0, 205.0])
        #expect(counter.value > count)
    }

    @Test func `Anchors are equal if they stand for the same place`() {
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        func place(_ source: Anchor<CGPoint>.Source, of frame: CGRect?) -> Anchor<CGPoint> { Anchor(source, of: frame) }
        #expect(place(.center, of: frame) == place(.unitPoint(.center), of: frame))
        #expect(place(.center, of: frame) != place(.top, of: frame))
        #expect(place(.center, of: frame) != place(.center, of: nil))
    }
}
