// What browsers have and the compiler's own library does not know yet.

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
  /** Whether the user is doing something just now. Not in every browser. */
  userActivation?: { isActive: boolean };
}
