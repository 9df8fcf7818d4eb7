/** Lies on paper: one wide and one close shadow, both from the silhouette alone. The only filter of a drawing: filters are its cost. */
export const silhouetteShadow = (id: string): string =>
  `<filter id="${id}" x="-.12" y="-.08" width="1.28" height="1.2" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="12"/><feOffset dx="13" dy="19"/>` +
  `<feComponentTransfer result="wide"><feFuncA type="linear" slope=".28"/></feComponentTransfer>` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="2.2"/><feOffset dx="2" dy="4"/><feComponentTransfer result="close"><feFuncA type="linear" slope=".36"/></feComponentTransfer>` +
  `<feMerge><feMergeNode in="wide"/><feMergeNode in="close"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/** For close-ups: a wide shadow would miss what lies outside the frame, and show a hard edge there. */
export const closeShadow = (id: string): string =>
  `<filter id="${id}" x="-.05" y="-.05" width="1.1" height="1.1" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="2.2"/><feOffset dx="2" dy="4"/>` +
  `<feComponentTransfer result="close"><feFuncA type="linear" slope=".4"/></feComponentTransfer><feMerge><feMergeNode in="close"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
