// The functions of the first script that scripts loaded later use: the second script, and those of families of elements.

import { changed } from "./controls";
import { idOf, inner, isForeign, listener, on, outer, round } from "./elements";
import { openMenu } from "./floating";
import { emit, fire, whenHandled } from "./outbox";
import { reportPermission } from "./surroundings";
import { scrollerOf } from "./survey";

export const lent = { changed, emit, fire, idOf, inner, isForeign, listener, on, openMenu, outer, reportPermission, round, scrollerOf, whenHandled };

export type Lent = typeof lent;
