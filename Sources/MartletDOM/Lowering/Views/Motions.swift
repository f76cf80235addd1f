/// How the page's script moves what enters and leaves by its nature: JSON for `data-motion`.
enum Motions {
    /// A screen that is pushed or popped.
    static let slide = #"{"d":380,"c":[0.2,0.9,0.25,1]}"#
}
