// A click anywhere on a date unfolds its calendar or clock, and not one on the sign beside it alone.

export default function (picker: HTMLElement) {
  const field = picker.querySelector("input")!;
  field.addEventListener("click", () => {
    // One that is typed in stays closed until its sign is pressed.
    if (!picker.matches(".typed") && !field.disabled) field.showPicker();
  });
}
