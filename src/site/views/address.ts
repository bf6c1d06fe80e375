/** Where the page of a story says that it was seen. */
export const viewAddress = (id: number): string => `/site/view/${id}`;

/** An address of the site that is shared, or sent in a notification: a visit by it counts as such. */
export const markedAddress = (address: string, via: 'share' | 'push'): string => `${address}?via=${via}`;
