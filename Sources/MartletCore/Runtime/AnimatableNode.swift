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
    private var run: AnimationRun<Data>?
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
        let shown = shownView
        let isMoved = goal[keyPath: data] != view[keyPath: data]
        goal = view
        if isMoved { begin(from: shown) }
        child?.update(shownView)
    }

    package override func evaluate() {
        if run?.isOver == true { run = nil }
        child?.update(shownView)
    }

    package override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }

    package override func willUnmount() { steps?.cancel() }

    /// The view with the data that it has now.
    private var shownView: V {
        guard let run else { return goal }
        var view = goal
        view[keyPath: data] = run.value
        return view
    }

    /// Begins an animation to the goal, if the current change has one.
    private func begin(from view: V) {
        run = nil
        let environment = EnvironmentValues(environment)
        // A step of a view around this one has no animation of its own.
        guard let motion = tree.motion, !motion.isStep, !Graph.untracked({ environment.accessibilityReduceMotion }) else { return }
        guard !isPagesWay(view, goal) else { return }
        let clock = Graph.untracked { environment.clock }
        run = AnimationRun(start: view[keyPath: data], goal: goal[keyPath: data], motion: motion, watch: Stopwatch(clock))
        if steps == nil { makeSteps(by: clock) }
    }

    private func makeSteps(by clock: any Clock<Duration>) {
        let graph = viewGraph
        graph.runningTasks += 1
        steps = Task { [weak self] in
            while !Task.isCancelled, self?.run != nil {
                try? await clock.sleep(for: .bounded(seconds: Animation.secondsOfStep))
                self?.step()
            }
            self?.steps = nil
            graph.runningTasks -= 1
        }
    }

    private func step() {
        // Nobody sees a page in the background.
        if Graph.untracked({ EnvironmentValues(environment).scenePhase }) == .background, run?.isOver == false { return }
        withAnimation(.step) { invalidate() }
    }
}

/// An animation of data that the server runs.
@MainActor
private struct AnimationRun<Data: VectorArithmetic> {
    let start: Data
    let goal: Data
    let motion: Motion
    let watch: Stopwatch

    var isOver: Bool { motion.repeats != nil && watch.elapsed >= motion.wholeSeconds }

    /// The data at this moment.
    var value: Data {
        var value = start
        value.interpolate(towards: goal, amount: motion.share(after: watch.elapsed))
        return value
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
