const fainter = (share: number, result: string): string =>
  `<feComponentTransfer result="${result}"><feFuncA type="linear" slope="${share}"/></feComponentTransfer>`;

/**
 * Lies on paper: one wide soft shadow and two close hard ones, all from the silhouette alone. The only filter of a drawing: filters are its cost,
 * and a narrow blur is three times as dear as a wide one.
 */
export const silhouetteShadow = (id: string): string =>
  `<filter id="${id}" x="-.12" y="-.08" width="1.28" height="1.2" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="11"/><feOffset dx="12" dy="18"/>${fainter(0.34, 'a')}` +
  `<feOffset in="SourceAlpha" dx="1.5" dy="2.5"/>${fainter(0.16, 'b')}` +
  `<feOffset in="SourceAlpha" dx="3" dy="5"/>${fainter(0.1, 'c')}` +
  `<feMerge><feMergeNode in="a"/><feMergeNode in="c"/><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/** For close-ups: a wide shadow would miss what lies outside the frame, and show a hard edge there. */
export const closeShadow = (id: string): string =>
  `<filter id="${id}" x="-.05" y="-.05" width="1.1" height="1.1" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="2.2"/><feOffset dx="2" dy="4"/>` +
  `<feComponentTransfer result="close"><feFuncA type="linear" slope=".4"/></feComponentTransfer><feMerge><feMergeNode in="close"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
