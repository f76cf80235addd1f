#if os(Linux)
import Foundation
import _FoundationICU

/// Writes a number as one of ICU's skeletons says, such as `unit/kilometer unit-width-short usage/road`.
///
/// A skeleton with a usage also converts the number to the unit that people of the locale use.
func icuText(of number: Double, skeleton: String, locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    guard let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status) else { return nil }
    defer { swift_unumf_close(formatter) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, number, result, &status)
    guard status.rawValue <= 0 else { return nil }
    return icuText { swift_unumf_resultToString(result, $0, $1, &$2) }
}
#endif
