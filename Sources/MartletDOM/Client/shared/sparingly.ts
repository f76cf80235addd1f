/** A function that runs `work` at most 30 times a second, and always after its last call; and one that forgets that call. */
export function sparingly(work: () => void): { (): void; cancel(): void } {
  let due = 0;
  let last = 0;
  const call = () => {
    if (due) return;
    due = window.setTimeout(() => {
      due = 0;
      last = performance.now();
      work();
    }, Math.max(0, last + 34 - performance.now()));
  };
  call.cancel = () => {
    clearTimeout(due);
    due = 0;
  };
  return call;
}
