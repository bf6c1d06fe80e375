/** The messages of the interface in English, by file: those of all folders. */
export const messages = import.meta.glob('../**/messages/en.json', { eager: true, import: 'default' });

/** What fields are called, by file: the same as `GET /api/admin/labels` has. */
export const labels = import.meta.glob('../../../src/*/labels/en.json', { eager: true, import: 'default' });
