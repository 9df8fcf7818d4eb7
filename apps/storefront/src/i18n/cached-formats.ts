/** A formatter costs as much to make as a hundred values to write; there are a handful of kinds. */
export function cachedFormats<Options, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const cache = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = cache.get(key) ?? make(locale, options);
    cache.set(key, format);
    return format;
  };
}
