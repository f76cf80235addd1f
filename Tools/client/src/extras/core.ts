// The functions of the first script that the second one uses. The scripts are built separately, so the first passes itself to the second;
// see `build`.

import type { Lent } from "../lent";

declare const core: Lent;

export const { areaOf, changed, copy, emit, fire, idOf, inner, isForeign, listener, nearest, on, openMenu, outer, reportPermission, round, say, scrollerOf, whenHandled } = core;
