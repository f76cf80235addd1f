import Foundation
import MartletMotion
import MartletUI
import Testing

@Suite("Springs")
struct SpringTests {
    @Test(arguments: [0.2, 0.7, 1, 1.5, 3], [0.0, -4])
    func `A spring obeys its force`(dampingRatio: Double, initialVelocity: Double) {
        let spring = Spring(response: 0.8, dampingRatio: dampingRatio)
        var (value, velocity, time) = (0.0, initialVelocity, 0.0)
        let step = 0.00002
        for mark in [0.1, 0.4, 1.2] {
            while time < mark {
                let middle = velocity + spring.force(target: 1, position: value, velocity: velocity) * step / 2
                velocity += spring.force(target: 1, position: value + velocity * step / 2, velocity: middle) * step
                value += middle * step
                time += step
            }
            #expect(abs(spring.value(target: 1, initialVelocity: initialVelocity, time: time) - value) < 0.001)
            #expect(abs(spring.velocity(target: 1, initialVelocity: initialVelocity, time: time) - velocity) < 0.005)
        }
    }

    @Test func `A motion in parts is that of the whole`() {
        let spring = Spring.bouncy
        var (value, velocity) = (0.0, 3.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.03) }
        #expect(abs(value - spring.value(target: 10, initialVelocity: 3, time: 0.3)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 10, initialVelocity: 3, time: 0.3)) < 1e-9)
    }

    @Test(arguments: [0.1, 0.5, 0.9, 0.999, 1, 1.001, 2])
    func `After it has settled, a thousandth of the way is left at most`(dampingRatio: Double) {
        let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
        let end = spring.settlingDuration
        for time in stride(from: end, to: end * 2, by: 0.01) { #expect(abs(spring.value(target: 1.0, time: time) - 1) < 0.00101) }
        // It is not much earlier either.
        let before = stride(from: end * 0.6, to: end, by: 0.005).map { abs(spring.value(target: 1.0, time: $0) - 1) }
        #expect(before.max()! > 0.001)
        #expect(abs(Spring(settlingDuration: 2, dampingRatio: dampingRatio).settlingDuration - 2) < 0.001)
    }

    @Test func `A spring without damping never settles`() {
        #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
        #expect(Animation.spring(duration: 1, bounce: 1) != .spring(duration: 1, bounce: 0))
    }

    @Test func `Bounce and damping say the same`() {
        #expect(Spring(duration: 1, bounce: 0.25).dampingRatio == 0.75)
        #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
        #expect(Spring(duration: 1, bounce: -0.5).bounce == -0.5)
        #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
        #expect(abs(Spring(stiffness: 100, damping: 5).damping - 5) < 1e-9)
        #expect(abs(Spring(stiffness: 100, damping: 5).stiffness - 100) < 1e-9)
    }

    @Test func `A value of the app moves as its data do`() {
        struct Place: Animatable {
            var x: Double

            var animatableData: Double {
                get { x }
                set { x = newValue }
            }
        }
        let moved = Spring.smooth.value(fromValue: Place(x: 10), toValue: Place(x: 20), initialVelocity: Place(x: 0), time: 0.2)
        #expect(abs(moved.x - 10 - Spring.smooth.value(target: 10.0, time: 0.2)) < 1e-9)
    }
}
