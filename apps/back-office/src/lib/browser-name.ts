const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** `Firefox, Windows` of what a browser says of itself; the text itself where it says something else. */
export function browserName(text: string): string {
  const found = [browsers, systems].flatMap((list) => list.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return found.length > 0 ? found.join(', ') : text.slice(0, 40) || '–';
}
