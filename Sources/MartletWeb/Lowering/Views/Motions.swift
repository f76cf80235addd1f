/// How the page's script moves what enters and leaves by its nature: JSON for `data-motion`.
enum Motions {
    /// Screens and sheets.
    static let slide = #"{"d":380,"c":[0.2,0.9,0.25,1]}"#
    /// Alerts.
    static let pop = #"{"d":220,"c":[0.2,0.9,0.3,1]}"#
}
