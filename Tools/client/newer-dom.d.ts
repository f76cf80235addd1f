// DOM features that browsers have, but the TypeScript library does not declare yet.

interface HTMLElement {
  popover: string | null;
  showPopover(): void;
  hidePopover(): void;
}

interface Element {
  /** Moves a node without resetting it: focus, scroll offsets and running animations stay. Not in every browser. */
  moveBefore?(node: Node, next: Node | null): void;
  checkVisibility(): boolean;
}

interface Navigator {
  /** Whether the user is interacting with the page. Not in every browser. */
  userActivation?: { isActive: boolean; hasBeenActive: boolean };
  /** Locks that keep the screen on. On secure pages only, and not in every browser. */
  wakeLock?: { request(type: "screen"): Promise<WakeLockSentinel> };
  /** Shows a number on the icon of an installed app. Not in every browser. */
  setAppBadge?(count: number): Promise<void>;
}

interface WakeLockSentinel {
  readonly released: boolean;
  release(): Promise<void>;
}
