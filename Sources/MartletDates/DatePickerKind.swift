import MartletDOM
import MartletElements

extension Kind {
    /// A picker for a date, a time, or both; its children are its label. Fires ``Action/change`` with the value. Styles: `compact`,
    /// `field`. ``Attribute/value`` is in ISO 8601: `2026-03-01`, `09:30` or `2026-03-01T09:30`, depending on
    /// ``Attribute/components``.
    public static let datePicker = Kind(
        "date-picker",
        KindDefinition(
            Semantics(.datePicker, naming: [.contents], combinesContents: true),
            expansion: { $0.expansionOfLabelled })
    ).shown(by: DatePickerLowering.self)
}

extension Attribute {
    /// The components that a date picker shows: `date`, `time` or `dateTime`.
    public static let components: Attribute = "components"
}

extension Role {
    public static let datePicker: Role = "datePicker"
}

extension Family {
    /// The family of date pickers.
    static let dates = Family("dates", style: PackageResources.dates_css, script: PackageResources.dates_js)
}
