/** JSON that cannot end its script element or start a comment (R169): these characters stand only inside its texts. */
export const escapeScriptText = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A value as such JSON. */
export const scriptJson = (value: unknown): string => escapeScriptText(JSON.stringify(value));
