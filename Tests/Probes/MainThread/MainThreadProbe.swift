import Dispatch
import Foundation
import Martlet
import MartletWeb

/// An app that tries different ways to run code on the main thread while it serves browsers, and shows which of them worked.
@main
struct MainThreadProbe: App {
    var body: some Scene {
        WindowGroup("Probe") { CounterView() }
    }

    @MainActor
    static func main() {
        Task {
            tryFromMainThread()
            DispatchQueue.global().async { tryFromAnotherThread() }
        }
        WebHost.run(Self.self)
    }

    @MainActor
    private static func tryFromMainThread() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in say("timer") }
        RunLoop.main.perform { say("block on the run loop") }
        DispatchQueue.main.async { say("queue") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { say("queue, later") }
        Task {
            try await Task.sleep(for: .milliseconds(10))
            say("task")
        }
    }

    private nonisolated static func tryFromAnotherThread() {
        RunLoop.main.add(Timer(timeInterval: 0.01, repeats: false) { _ in say("timer from another thread") }, forMode: .default)
        RunLoop.main.perform { say("block on the run loop from another thread") }
        DispatchQueue.main.sync { say("queue from another thread") }
        Task { @MainActor in say("task from another thread") }
    }

    private nonisolated static func say(_ what: String) {
        print("\(what): \(Thread.isMainThread ? "on the main thread" : "elsewhere")")
        fflush(nil)
    }
}

private struct CounterView: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
    }
}
