import MartletElements
import MartletGraph

/// The node of a view with animatable data. When the data changes in an animation, the view gets the values on the way, one each
/// ``Animation/secondsOfStep``, until the animation ends; a page goes from one to the next by itself.
@MainActor
package final class AnimatableNode<V: View, Data: VectorArithmetic>: ViewNode<V> {
    private let data: WritableKeyPath<V, Data>
    private let isPagesWay: (_ from: V, _ to: V) -> Bool
    /// The view with the data at the end of the animation.
    private var goal: V
    private var ways = AnimatedWays<Data>()
    private var steps: Task<Void, Never>?
    private var child: ViewNode<V>?

    /// - Parameters:
    ///   - data: The animatable data of the view.
    ///   - isPagesWay: Whether a page that goes from one view to another by itself shows what the values on the way would show.
    ///   - makeChild: Makes the node that shows the view.
    package init(
        _ view: V, at place: Place, data: WritableKeyPath<V, Data>, isPagesWay: @escaping (_ from: V, _ to: V) -> Bool = { _, _ in false },
        makeChild: (V, Place) -> ViewNode<V>
    ) {
        self.data = data
        self.isPagesWay = isPagesWay
        goal = view
        super.init(at: place)
        child = makeChild(view, placeForChild)
    }

    package override func update(_ view: V) {
        let last = goal
        goal = view
        if last[keyPath: data] != view[keyPath: data] { begin(from: last) }
        child?.update(shownView)
    }

    package override func evaluate() {
        ways.removeThoseThatAreOver()
        child?.update(shownView)
    }

    package override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }

    package override func willUnmount() { steps?.cancel() }

    /// The view with the data that it has now.
    private var shownView: V {
        guard !ways.isEmpty else { return goal }
        var view = goal
        view[keyPath: data] -= ways.rest
        return view
    }

    /// Begins an animation to the goal, if the current change has one.
    private func begin(from last: V) {
        let environment = EnvironmentValues(environment)
        // A step of a view around this one has no animation of its own.
        guard let motion = tree.motion, !motion.isStep, !Graph.untracked({ environment.accessibilityReduceMotion }),
            !ways.isEmpty || !isPagesWay(last, goal)
        else { return ways.removeAll() }
        let clock = Graph.untracked { environment.clock }
        ways.add(goal[keyPath: data] - last[keyPath: data], motion, Stopwatch(clock))
        if steps == nil { makeSteps(by: clock) }
    }

    private func makeSteps(by clock: any Clock<Duration>) {
        let graph = viewGraph
        graph.runningTasks += 1
        steps = Task { [weak self] in
            while !Task.isCancelled, self?.ways.isEmpty == false {
                try? await clock.sleep(for: .bounded(seconds: Animation.secondsOfStep))
                self?.step()
            }
            self?.steps = nil
            graph.runningTasks -= 1
        }
    }

    private func step() {
        // Nobody sees a page in the background.
        if Graph.untracked({ EnvironmentValues(environment).scenePhase }) == .background, !ways.areOver { return }
        withAnimation(.step) { invalidate() }
    }
}

/// The animations of a view's data that are not over. Each is a part of the whole way, and the data is at the goal less what is left of them.
@MainActor
private struct AnimatedWays<Data: VectorArithmetic> {
    private struct Way {
        let length: Data
        /// The velocity at the start, of a spring.
        let velocity: Data
        let motion: Motion
        let watch: Stopwatch

        var isOver: Bool { motion.repeats != nil && watch.elapsed >= motion.wholeSeconds }
        var time: Double { max(0, watch.elapsed - motion.delay) }

        var rest: Data {
            if isOver { return .zero }
            guard let spring = motion.springOfOneRun else { return length.scaled(by: 1 - motion.share(after: watch.elapsed)) }
            return length - spring.value(target: length, initialVelocity: velocity, time: time)
        }

        var velocityNow: Data {
            guard let spring = motion.springOfOneRun, !isOver, time > 0 else { return .zero }
            return spring.velocity(target: length, initialVelocity: velocity, time: time)
        }
    }

    private var ways: [Way] = []

    var isEmpty: Bool { ways.isEmpty }
    var areOver: Bool { ways.allSatisfy(\.isOver) }
    var rest: Data { ways.reduce(into: .zero) { $0 += $1.rest } }

    mutating func removeAll() { ways = [] }
    mutating func removeThoseThatAreOver() { ways.removeAll { $0.isOver } }

    /// Adds a part of the way. As in SwiftUI, a spring takes over the ways of all springs before it at their speed, any animation takes over the way of
    /// one without an end, and others add up.
    mutating func add(_ length: Data, _ motion: Motion, _ watch: Stopwatch) {
        let isSpring = motion.springOfOneRun != nil
        let taken = ways.filter { $0.motion.repeats == nil || isSpring && $0.motion.springOfOneRun != nil }
        ways.removeAll { $0.motion.repeats == nil || isSpring && $0.motion.springOfOneRun != nil }
        let whole = taken.reduce(into: length) { $0 += $1.rest }
        let velocity = taken.reduce(into: whole.scaled(by: motion.velocity)) { $0 += $1.velocityNow }
        ways.append(Way(length: whole, velocity: velocity, motion: motion, watch: watch))
    }
}

extension View where Self: Animatable {
    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> {
        if AnimatableData.self == EmptyAnimatableData.self { return BodyNode(view, at: place) }
        return AnimatableNode(view, at: place, data: \.animatableData) { BodyNode($0, at: $1) }
    }
}

extension ViewModifier where Self: Animatable {
    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>> {
        if AnimatableData.self == EmptyAnimatableData.self { return nodeOfBody(view, at: place) }
        return AnimatableNode(view, at: place, data: \.modifier.animatableData) { nodeOfBody($0, at: $1) }
    }
}
