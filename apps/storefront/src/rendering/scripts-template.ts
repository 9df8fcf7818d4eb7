/** What the scripts of a page stand in until they are started. */
export const scriptsTemplateId = 'scripts';
