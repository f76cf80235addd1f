import MartletCombine

/// A scheduler with virtual time, in milliseconds, that the test advances.
final class VirtualScheduler: Scheduler {
    struct SchedulerTimeType: Strideable {
        var milliseconds: Int
        func distance(to other: Self) -> Stride { Stride(milliseconds: other.milliseconds - milliseconds) }
        func advanced(by stride: Stride) -> Self { Self(milliseconds: milliseconds + stride.milliseconds) }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var milliseconds: Int
            var magnitude: Int { abs(milliseconds) }
            init(milliseconds: Int) { self.milliseconds = milliseconds }
            init(integerLiteral seconds: Int) { milliseconds = seconds * 1_000 }
            init?<Source: BinaryInteger>(exactly source: Source) { milliseconds = Int(source) * 1_000 }
            static func < (a: Self, b: Self) -> Bool { a.milliseconds < b.milliseconds }
            static func + (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds + b.milliseconds) }
            static func - (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds - b.milliseconds) }
            static func * (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds * b.milliseconds / 1_000) }
            static func *= (a: inout Self, b: Self) { a = a * b }
            static func seconds(_ value: Int) -> Self { Self(milliseconds: value * 1_000) }
            static func seconds(_ value: Double) -> Self { Self(milliseconds: Int(value * 1_000)) }
            static func milliseconds(_ value: Int) -> Self { Self(milliseconds: value) }
            static func microseconds(_ value: Int) -> Self { Self(milliseconds: value / 1_000) }
            static func nanoseconds(_ value: Int) -> Self { Self(milliseconds: value / 1_000_000) }
        }
    }

    typealias SchedulerOptions = Never

    private struct Job {
        let id: Int
        var due: Int
        let interval: Int?
        let action: () -> Void
    }

    private(set) var now = SchedulerTimeType(milliseconds: 0)
    let minimumTolerance: SchedulerTimeType.Stride = 0
    private var jobs: [Job] = []
    private var nextID = 0

    /// Advances time, and performs due actions in order.
    func advance(by stride: SchedulerTimeType.Stride = 0) {
        let end = now.advanced(by: stride)
        while let index = jobs.indices.min(by: { (jobs[$0].due, jobs[$0].id) < (jobs[$1].due, jobs[$1].id) }),
            jobs[index].due <= end.milliseconds
        {
            let job = jobs[index]
            now.milliseconds = max(now.milliseconds, job.due)
            if let interval = job.interval { jobs[index].due += interval } else { jobs.remove(at: index) }
            job.action()
        }
        now = end
    }

    /// The number of scheduled actions.
    var waiting: Int { jobs.count }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        add(now, nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        add(date, nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> Cancellable {
        let id = add(date, interval.milliseconds, action)
        return Repetition(id: id, scheduler: self)
    }

    /// Unlike `AnyCancellable`, this one does not cancel on deallocation.
    private struct Repetition: Cancellable {
        let id: Int
        let scheduler: VirtualScheduler
        func cancel() { scheduler.jobs.removeAll { $0.id == id } }
    }

    @discardableResult
    private func add(_ date: SchedulerTimeType, _ interval: Int?, _ action: @escaping () -> Void) -> Int {
        nextID += 1
        jobs.append(Job(id: nextID, due: date.milliseconds, interval: interval, action: action))
        return nextID
    }
}
