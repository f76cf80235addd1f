#if os(Linux)
import Foundation
import _FoundationICU

/// Reads a text that a function of ICU writes, in the library that the toolchain's Foundation uses for its own formats.
///
/// - Parameter write: Writes into a buffer of a capacity, and returns the length of the whole text in UTF-16 code units.
/// - Returns: `nil` if ICU reports an error.
func icuText(_ write: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32) -> String? {
    var capacity: Int32 = 128
    // ICU says how long the text is if the first buffer is too small.
    for _ in 0..<2 {
        var status = U_ZERO_ERROR
        var units = [UChar](repeating: 0, count: Int(capacity))
        let length = units.withUnsafeMutableBufferPointer { write($0.baseAddress, capacity, &status) }
        if status == U_BUFFER_OVERFLOW_ERROR {
            capacity = length + 1
        } else {
            // Values below zero are warnings, such as that a locale has the texts of its language.
            return status.rawValue <= 0 ? String(decoding: units.prefix(Int(length)), as: UTF16.self) : nil
        }
    }
    return nil
}

/// How long the names of units are.
enum UnitWidth {
    case full, short, brief, narrow
    /// Numbers and units in words.
    case spelledOut

    fileprivate var icu: UAMeasureFormatWidth {
        switch self {
        case .full, .spelledOut: UAMEASFMT_WIDTH_WIDE
        case .short: UAMEASFMT_WIDTH_SHORT
        case .brief: UAMEASFMT_WIDTH_SHORTER
        case .narrow: UAMEASFMT_WIDTH_NARROW
        }
    }
}

/// Writes values with their units, as a list: "5 hours, 3 minutes".
func icuText(of measures: [(value: Double, unit: UAMeasureUnit)], width: UnitWidth, locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    // The format frees the format of its numbers.
    let numbers = width == .spelledOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
    guard let format = uameasfmt_open(locale.identifier, width.icu, numbers, &status) else { return nil }
    defer { uameasfmt_close(format) }
    guard width != .spelledOut else {
        // ICU writes only the last number of several with the format of the app.
        let parts = measures.compactMap { measure in icuText { uameasfmt_format(format, measure.value, measure.unit, $0, $1, &$2) } }
        return icuText(joining: parts, locale: locale)
    }
    let measures = measures.map { UAMeasure(value: $0.value, unit: $0.unit) }
    return icuText { uameasfmt_formatMultiple(format, measures, Int32(measures.count), $0, $1, &$2) }
}

/// Joins quantities of different units: "five hours, three minutes".
private func icuText(joining parts: [String], locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    guard let list = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &status) else { return nil }
    defer { swift_ulistfmt_close(list) }
    let texts = parts.map { Array($0.utf16) }
    let lengths = texts.map { Int32($0.count) }
    // All texts lie in one buffer while ICU reads them.
    return texts.flatMap(\.self).withUnsafeBufferPointer { all in
        var offset = 0
        let starts = texts.map { text in
            defer { offset += text.count }
            return all.baseAddress.map { $0 + offset }
        }
        return icuText { swift_ulistfmt_format(list, starts, lengths, Int32(starts.count), $0, $1, &$2) }
    }
}
#endif
