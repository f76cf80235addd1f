// Apple's names contain the arity: `Merge` and `Merge3` to `Merge8`, each with `merge` methods that lead to a higher one. A parameter pack
// cannot replace them, because Swift cannot yet require that all publishers in a pack have the same output.

extension Publisher {
    /// Publishes all values of this publisher and another one, interleaved.
    ///
    /// It finishes when both publishers have finished, and fails with the first failure.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where P.Failure == Failure, P.Output == Output {
        Publishers.Merge(self, other)
    }

    /// Publishes all values of this publisher and two others, interleaved.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output
    {
        Publishers.Merge3(self, b, c)
    }

    /// Publishes all values of this publisher and three others, interleaved.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Publishes all values of this publisher and four others, interleaved.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Publishes all values of this publisher and five others, interleaved.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Publishes all values of this publisher and six others, interleaved.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output,
        G.Failure == Failure, G.Output == Output
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Publishes all values of this publisher and seven others, interleaved.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output,
        G.Failure == Failure, G.Output == Output,
        H.Failure == Failure, H.Output == Output
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}

extension Publishers {
    /// Publishes all values of two publishers, interleaved.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Failure == B.Failure, Downstream.Input == B.Output {
            MergeSubscription(downstream: subscriber, upstreams: 2).start([
                { a.subscribe($0) },
                { b.subscribe($0) },
            ])
        }

        /// Merges one more publisher.
        public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P>
        where P.Failure == Failure, P.Output == Output {
            Merge3(a, b, other)
        }

        /// Merges two more publishers.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Merge4<A, B, Z, Y>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output
        {
            Merge4(a, b, z, y)
        }

        /// Merges three more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Merge5<A, B, Z, Y, X>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output
        {
            Merge5(a, b, z, y, x)
        }

        /// Merges four more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Merge6<A, B, Z, Y, X, W>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output,
            W.Failure == Failure, W.Output == Output
        {
            Merge6(a, b, z, y, x, w)
        }

        /// Merges five more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
        ) -> Merge7<A, B, Z, Y, X, W, V>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output,
            W.Failure == Failure, W.Output == Output,
            V.Failure == Failure, V.Output == Output
        {
            Merge7(a, b, z, y, x, w, v)
        }

        /// Merges six more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
        ) -> Merge8<A, B, Z, Y, X, W, V, U>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output,
            W.Failure == Failure, W.Output == Output,
            V.Failure == Failure, V.Output == Output,
            U.Failure == Failure, U.Output == Output
        {
            Merge8(a, b, z, y, x, w, v, u)
        }
    }

    /// Publishes all values of three publishers, interleaved.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Failure == C.Failure, Downstream.Input == C.Output {
            MergeSubscription(downstream: subscriber, upstreams: 3).start([
                { a.subscribe($0) },
                { b.subscribe($0) },
                { c.subscribe($0) },
            ])
        }

        /// Merges one more publisher.
        public func merge<P: Publisher>(with other: P) -> Merge4<A, B, C, P>
        where P.Failure == Failure, P.Output == Output {
            Merge4(a, b, c, other)
        }

        /// Merges two more publishers.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Merge5<A, B, C, Z, Y>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output
        {
            Merge5(a, b, c, z, y)
        }

        /// Merges three more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Merge6<A, B, C, Z, Y, X>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output
        {
            Merge6(a, b, c, z, y, x)
        }

        /// Merges four more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Merge7<A, B, C, Z, Y, X, W>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output,
            W.Failure == Failure, W.Output == Output
        {
            Merge7(a, b, c, z, y, x, w)
        }

        /// Merges five more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
        ) -> Merge8<A, B, C, Z, Y, X, W, V>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output,
            W.Failure == Failure, W.Output == Output,
            V.Failure == Failure, V.Output == Output
        {
            Merge8(a, b, c, z, y, x, w, v)
        }
    }

    /// Publishes all values of four publishers, interleaved.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Failure == D.Failure, Downstream.Input == D.Output {
            MergeSubscription(downstream: subscriber, upstreams: 4).start([
                { a.subscribe($0) },
                { b.subscribe($0) },
                { c.subscribe($0) },
                { d.subscribe($0) },
            ])
        }

        /// Merges one more publisher.
        public func merge<P: Publisher>(with other: P) -> Merge5<A, B, C, D, P>
        where P.Failure == Failure, P.Output == Output {
            Merge5(a, b, c, d, other)
        }

        /// Merges two more publishers.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Merge6<A, B, C, D, Z, Y>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output
        {
            Merge6(a, b, c, d, z, y)
        }

        /// Merges three more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Merge7<A, B, C, D, Z, Y, X>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output
        {
            Merge7(a, b, c, d, z, y, x)
        }

        /// Merges four more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Merge8<A, B, C, D, Z, Y, X, W>
        where
            Z.Failure == Failure, Z.Output == Output,
            Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output,
            W.Failure == Failure, W.Output == Output
        {
            Merge8(a, b, c, d, z, y, x, w)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
