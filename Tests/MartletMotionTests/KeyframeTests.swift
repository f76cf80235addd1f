import Foundation
import MartletMotion
import MartletUI
import Testing

@Suite("Keyframes")
struct KeyframeTests {
    private struct Pose {
        var x = 0.0
        var size = CGSize(width: 10, height: 20)
    }

    @Test func `Each track writes its own part of the value, and keeps its last`() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(50)
                LinearKeyframe(60, duration: 1)
            }
            KeyframeTrack(\.size.width) { LinearKeyframe(20, duration: 4) }
        }
        #expect(timeline.duration == 4)
        #expect([0, 0.5, 1, 1.5, 2, 3].map { timeline.value(time: $0).x } == [0, 5, 50, 55, 60, 60])
        #expect([0, 2, 4].map { timeline.value(time: $0).size.width } == [10, 15, 20])
        #expect(timeline.value(progress: 0.5).size == CGSize(width: 15, height: 20))
    }

    @Test func `Keyframes without a track are those of the whole value`() {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            LinearKeyframe(3, duration: 1)
            LinearKeyframe(2, duration: 1)
        }
        #expect([0, 0.5, 1, 1.5, 2].map { timeline.value(time: $0) } == [1, 2, 3, 2.5, 2])
    }

    @Test func `Cubic keyframes go through their values without a corner`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
        }
        #expect([0, 1, 2].map { timeline.value(time: $0) } == [0, 10, 20])
        // It starts and ends at rest, and has the mean velocity, 10, in the middle.
        #expect(abs(timeline.value(time: 0.01)) < 0.01)
        #expect(abs(timeline.value(time: 1.01) - 10.1) < 0.01)
        #expect(abs(timeline.value(time: 0.99) - 9.9) < 0.01)
    }

    @Test func `A spring overshoots if it bounces`() {
        let bouncy = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
        let smooth = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .smooth) }
        let times = stride(from: 0, to: 2, by: 0.01)
        #expect(times.map { bouncy.value(time: $0) }.max() ?? 0 > 1.02)
        #expect(times.map { smooth.value(time: $0) }.max() ?? 0 <= 1)
        #expect(bouncy.value(time: 10) == 1)
    }

    @Test func `A curve begins slowly and ends fast`() {
        #expect(UnitCurve.easeIn.value(at: 0.25) < 0.15)
        #expect(UnitCurve.linear.value(at: 0.25).rounded(toPlaces: 6) == 0.25)
        #expect([-1, 0, 1, 2].map(UnitCurve.easeIn.value(at:)) == [0, 0, 1, 1])
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double { (self * pow(10, Double(places))).rounded() / pow(10, Double(places)) }
}
