/** How a person at the terminal calls a command of the shop: an installed shop has a program of its own, a clone has npm. */
export function commandLine(name: string, words = ''): string {
  const shop = process.env['SHOP_COMMAND']?.trim();
  if (shop) return [shop, name, words].filter(Boolean).join(' ');
  return words ? `npm run ${name} -- ${words}` : `npm run ${name}`;
}
