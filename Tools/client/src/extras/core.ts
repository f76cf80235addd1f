// What the core of the script lends to this part of it. Both are built apart, so the core hands itself over: see build.

import type { Core } from "../extras";

declare const core: Core;

export const { changed, emit, fire, idOf, inner, isForeign, listener, on, openMenu, outer, reportPermission, round, scrollerOf, whenHandled } = core;
