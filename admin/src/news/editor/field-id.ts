/** The id of a field of the story in the page. @param path as the server calls it; that of an entry of a list is the list's */
export const fieldId = (path: string): string => `story-${path.replace(/\.\d+.*$/, '').replace('.', '-')}`;
