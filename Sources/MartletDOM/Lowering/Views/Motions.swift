/// The built-in transitions of the client script: JSON for `data-motion`.
enum Motions {
    /// The transition of a pushed or popped screen.
    static let slide = #"{"d":380,"c":[0.2,0.9,0.25,1]}"#
}
