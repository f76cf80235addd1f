#include "CMartletRegion.h"

#if defined(__linux__)

// Foundation on Linux knows no user: its current locale is `en_001`, without a currency, and its time zone is the server's. It offers no way to
// set them. These functions have the names of its own, so calls from the program, and from Foundation's other libraries, come here.
//
// They are weak. Where the linker finds Foundation's own in an archive, it takes those, and the program has Foundation's values.

/// A `Locale`, a `Calendar` or a `TimeZone`: an object and the table of its methods, returned in two registers.
struct value {
    void *object;
    void *table;
};

/// An array: one object, in one register.
typedef void *array;

#define SWIFT __attribute__((swiftcall))

#define REPLACE(type, name, symbol, replacement)                \
    SWIFT extern type replacement(void);                        \
    SWIFT __attribute__((weak)) type name(void) __asm__(symbol); \
    SWIFT __attribute__((weak)) type name(void) { return replacement(); }

REPLACE(struct value, locale, "$s20FoundationEssentials6LocaleV7currentACvgZ", martlet_current_locale)
REPLACE(struct value, following_locale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", martlet_current_locale)
REPLACE(array, languages, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", martlet_preferred_languages)
REPLACE(struct value, calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ", martlet_current_calendar)
REPLACE(struct value, following_calendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", martlet_current_calendar)
REPLACE(struct value, time_zone, "$s20FoundationEssentials8TimeZoneV7currentACvgZ", martlet_current_time_zone)
REPLACE(struct value, following_time_zone, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", martlet_current_time_zone)

void martlet_replace_current_region(void) {}

#endif
