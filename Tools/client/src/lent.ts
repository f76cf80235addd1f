// The functions of the first script that scripts loaded later use: the second script, and those of families of elements.

import { changed } from "./controls";
import { copy } from "./copying";
import { areaOf, idOf, inner, isForeign, listener, nearest, on, outer, round } from "./elements";
import { openMenu } from "./floating";
import { around, timing } from "./motion";
import { emit, fire, whenHandled } from "./outbox";
import { reportPermission } from "./surroundings";
import { say } from "./status";
import { scrollerOf } from "./survey";

export const lent = { areaOf, around, changed, copy, emit, fire, idOf, inner, isForeign, listener, nearest, on, openMenu, outer, reportPermission, round, say, scrollerOf, timing, whenHandled };

export type Lent = typeof lent;
