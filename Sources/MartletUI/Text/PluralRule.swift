import MartletCore

/// The plural category of an integer in a language, by the rules of Unicode's CLDR.
enum PluralRule {
    static func category(of number: Int64, language: String) -> String {
        let n = number.magnitude
        let ten = n % 10
        let hundred = n % 100
        switch String(language.prefix { $0 != "-" }) {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "km": return "other"
        case "fr", "pt", "hy", "hi", "fa", "bn", "gu", "kn", "zu", "am": return n < 2 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs":
            if ten == 1, hundred != 11 { return "one" }
            let isFew = (2...4).contains(ten) && !(12...14).contains(hundred)
            return isFew ? "few" : ["sr", "hr", "bs"].contains(language.prefix(2)) ? "other" : "many"
        case "pl":
            if n == 1 { return "one" }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
        case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "lt":
            if ten == 1, !(11...19).contains(hundred) { return "one" }
            return (2...9).contains(ten) && !(11...19).contains(hundred) ? "few" : "other"
        case "lv": return ten == 0 || (11...19).contains(hundred) ? "zero" : ten == 1 ? "one" : "other"
        case "ro": return n == 1 ? "one" : n == 0 || (1...19).contains(hundred) ? "few" : "other"
        case "sl": return hundred == 1 ? "one" : hundred == 2 ? "two" : (3...4).contains(hundred) ? "few" : "other"
        case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
        case "ga": return n == 1 ? "one" : n == 2 ? "two" : (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
        case "cy":
            switch n {
            case 0: return "zero"
            case 1: return "one"
            case 2: return "two"
            case 3: return "few"
            case 6: return "many"
            default: return "other"
            }
        case "ar":
            switch n {
            case 0: return "zero"
            case 1: return "one"
            case 2: return "two"
            default: return (3...10).contains(hundred) ? "few" : (11...99).contains(hundred) ? "many" : "other"
            }
        default: return n == 1 ? "one" : "other"
        }
    }
}
