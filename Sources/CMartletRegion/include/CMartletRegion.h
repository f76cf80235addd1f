// Foundation's current locale, calendar and time zone, replaced by those of the user.
#pragma once

#if defined(__linux__)

/// Links the replacements into a program that calls it. Does nothing else.
void martlet_replace_current_region(void);

#endif
