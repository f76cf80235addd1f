#if canImport(Testing)
public import Testing

extension Testing.Trait where Self == ConditionTrait {
    /// Skips a test, or a suite, when `MARTLET_TEST_HOST` shows all views in a browser: it tests what only a host in memory has.
    ///
    ///     @Test(.headlessOnly("it counts the operations")) func …
    public static func headlessOnly(_ reason: Comment) -> Self { .disabled(if: HostPlace.standard == .browser, reason) }
}
#endif
