/** The radio button that a key pressed on `input` would choose, by the browser's own rule; null when it chooses none. */
export function nextRadioOf(input: HTMLInputElement, key: string): HTMLInputElement | null {
  const step = key === "ArrowDown" || key === "ArrowRight" ? 1 : key === "ArrowUp" || key === "ArrowLeft" ? -1 : 0;
  if (step === 0 || input.type !== "radio") return null;
  const all = [...document.querySelectorAll<HTMLInputElement>("input[type='radio']")].filter(({ name }) => name === input.name);
  return all[(all.indexOf(input) + step + all.length) % all.length] ?? null;
}
