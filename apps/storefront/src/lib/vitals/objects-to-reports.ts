type Signals = { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null };

/** Whether a visitor's browser says that nothing is to be measured: Global Privacy Control, or Do Not Track before it (LAW-18). */
export const objectsToReports = (browser: object): boolean => {
  const { globalPrivacyControl, doNotTrack } = browser as Signals;
  return globalPrivacyControl === true || doNotTrack === '1';
};
