let isOn = false;

/** Whoever logs out on this tab: the end of the session is no news to it. */
export const isLeaving = (): boolean => isOn;

export function setLeaving(value: boolean): void {
  isOn = value;
}
