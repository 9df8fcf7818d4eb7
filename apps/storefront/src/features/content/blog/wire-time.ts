/** A time as Magento writes it: UTC without saying so, `2026-11-15 09:05:00`. */
export function readWireTime(text: string | null | undefined): Date | undefined {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text ?? '');
  return match ? new Date(`${match[1]}T${match[2]}Z`) : undefined;
}
