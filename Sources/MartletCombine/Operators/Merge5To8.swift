// Continues Merge.swift with five to eight publishers.

extension Publishers {

    /// Publishes all values of five publishers, interleaved.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Failure == E.Failure, Downstream.Input == E.Output {
            MergeSubscription(downstream: subscriber, upstreams: 5).start([
                { a.subscribe($0) },
                { b.subscribe($0) },
                { c.subscribe($0) },
                { d.subscribe($0) },
                { e.subscribe($0) },
            ])
        }

        /// Merges one more publisher.
        public func merge<P: Publisher>(with other: P) -> Merge6<A, B, C, D, E, P>
        where P.Failure == Failure, P.Output == Output {
            Merge6(a, b, c, d, e, other)
        }

        /// Merges two more publishers.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Merge7<A, B, C, D, E, Z, Y>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output
        {
            Merge7(a, b, c, d, e, z, y)
        }

        /// Merges three more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Merge8<A, B, C, D, E, Z, Y, X>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output
        {
            Merge8(a, b, c, d, e, z, y, x)
        }
    }

    /// Publishes all values of six publishers, interleaved.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Failure == F.Failure, Downstream.Input == F.Output {
            MergeSubscription(downstream: subscriber, upstreams: 6).start([
                { a.subscribe($0) },
                { b.subscribe($0) },
                { c.subscribe($0) },
                { d.subscribe($0) },
                { e.subscribe($0) },
                { f.subscribe($0) },
            ])
        }

        /// Merges one more publisher.
        public func merge<P: Publisher>(with other: P) -> Merge7<A, B, C, D, E, F, P>
        where P.Failure == Failure, P.Output == Output {
            Merge7(a, b, c, d, e, f, other)
        }

        /// Merges two more publishers.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Merge8<A, B, C, D, E, F, Z, Y>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output
        {
            Merge8(a, b, c, d, e, f, z, y)
        }
    }

    /// Publishes all values of seven publishers, interleaved.
    public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output,
        F.Failure == G.Failure, F.Output == G.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Failure == G.Failure, Downstream.Input == G.Output {
            MergeSubscription(downstream: subscriber, upstreams: 7).start([
                { a.subscribe($0) },
                { b.subscribe($0) },
                { c.subscribe($0) },
                { d.subscribe($0) },
                { e.subscribe($0) },
                { f.subscribe($0) },
                { g.subscribe($0) },
            ])
        }

        /// Merges one more publisher.
        public func merge<P: Publisher>(with other: P) -> Merge8<A, B, C, D, E, F, G, P>
        where P.Failure == Failure, P.Output == Output {
            Merge8(a, b, c, d, e, f, g, other)
        }
    }

    /// Publishes all values of eight publishers, interleaved.
    public struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>:
        Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output,
        F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public let h: H

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Failure == H.Failure, Downstream.Input == H.Output {
            MergeSubscription(downstream: subscriber, upstreams: 8).start([
                { a.subscribe($0) },
                { b.subscribe($0) },
                { c.subscribe($0) },
                { d.subscribe($0) },
                { e.subscribe($0) },
                { f.subscribe($0) },
                { g.subscribe($0) },
                { h.subscribe($0) },
            ])
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
