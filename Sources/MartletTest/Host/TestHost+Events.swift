import MartletElements

// Events from outside the app: its window, the user's settings, the address bar, other apps.
extension TestHost {
    /// Sends an event to the session.
    public func send(_ event: SessionEvent, file: StaticString = #filePath, line: UInt = #line) {
        if case .navigate(let location) = event { moveInHistory(to: location) }
        do throws(EventRejection) {
            try dispatch(event)
        } catch {
            report("The session rejected the event: \(error).", at: CallSite(file, line))
        }
    }

    /// The client's screen and settings.
    public var traits: ClientTraits { session.traits }

    /// Changes the client's screen and settings.
    public func change(_ change: (inout ClientTraits) -> Void) {
        act {
            var traits = traits
            change(&traits)
            knownLayout = nil
            // A page notices most changes itself, and reports them.
            browser?.change(to: traits, at: CallSite(#filePath, #line))
            if self.traits != traits { send(.traits(traits)) }
        }
    }

    /// Resizes the window, in points.
    public func resize(width: Double, height: Double) {
        change { traits in
            traits.width = width
            traits.height = height
        }
    }

    /// Shows the on-screen keyboard, which covers this many points of the window. Hides it with 0.
    public func keyboard(height: Double) { change { $0.keyboardHeight = height } }

    /// Rotates the device: swaps width and height.
    public func rotate() { resize(width: traits.height, height: traits.width) }

    /// Turns the user's dark mode on or off.
    public func dark(_ isDark: Bool = true) { change { $0.colorScheme = isDark ? .dark : .light } }

    /// Navigates in the browser: back, forward, or to a path typed into the address bar.
    public func navigate(_ location: String) {
        guard let browser else { return send(.navigate(location)) }
        let steps = history.lastIndex(of: location).map { $0 - (history.count - 1) }
        browser.navigate(location, steps: steps, at: CallSite(#filePath, #line))
    }

    /// Opens one of the app's URLs from outside.
    public func open(url: String) { send(.open(url)) }
}
