import MartletElements

// What happens around an app: its window, its user's settings, the address bar, other apps.
extension TestHost {
    /// Tells the app what happened, whatever it is.
    public func send(_ event: SessionEvent, file: StaticString = #filePath, line: UInt = #line) {
        if case .navigate(let location) = event { moveInHistory(to: location) }
        do throws(EventRejection) {
            try tell(event)
        } catch {
            report("The event was not carried out: \(error).", at: CallSite(file, line))
        }
    }

    /// The screen and the person before it.
    public var traits: ClientTraits { session.traits }

    /// Changes what the app knows of the screen and the person before it.
    public func change(_ change: (inout ClientTraits) -> Void) {
        act {
            var traits = traits
            change(&traits)
            send(.traits(traits))
            measureAll()
        }
    }

    /// Gives the window another size, in points.
    public func resize(width: Double, height: Double) {
        change { traits in
            traits.width = width
            traits.height = height
        }
    }

    /// The on-screen keyboard comes and covers so many points of the window, or goes with 0.
    public func keyboard(height: Double) { change { $0.keyboardHeight = height } }

    /// Turns the device on its side, or back.
    public func rotate() { resize(width: traits.height, height: traits.width) }

    /// Makes the user's system dark, or light again.
    public func dark(_ isDark: Bool = true) { change { $0.colorScheme = isDark ? .dark : .light } }

    /// The user went to a place by the address bar: back, forward, or by hand.
    public func navigate(_ location: String) { send(.navigate(location)) }

    /// A URL of the app's was opened from outside.
    public func open(url: String) { send(.open(url)) }
}
