const gap = 6;
const edge = 8;

/** Above the control, or below it where there is no room, and never beyond the window. */
export function placeBeside(tip: HTMLElement, control: Element): void {
  const at = control.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const isAbove = at.top - gap - height >= edge;
  const left = Math.min(Math.max(at.left + at.width / 2 - width / 2, edge), window.innerWidth - width - edge);
  tip.style.left = `${Math.max(left, edge)}px`;
  tip.style.top = `${isAbove ? at.top - gap - height : at.bottom + gap}px`;
}
