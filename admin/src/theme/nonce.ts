/** The server allows style elements with the number that it puts into each answer of the page, and no others. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
