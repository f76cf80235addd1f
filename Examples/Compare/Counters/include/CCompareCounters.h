// What a process has allocated: which objects, and how many bytes live. No header of the toolchain says so.
#pragma once

#include <stddef.h>

/// The bytes that are allocated and have not been freed.
size_t compare_live_bytes(void);

/// Begins to note the objects that are made, by whatever thread, and forgets those noted before.
void compare_begin_objects(void);

/// Ends this.
///
/// @return How many objects were made.
size_t compare_end_objects(void);

/// The metadata of an object that was noted, by the order in which they were made.
const void *_Nonnull compare_object_type(size_t index);
