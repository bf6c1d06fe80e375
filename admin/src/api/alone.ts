/** Of several windows one works at a time. Pages without TLS have no locks: there each works for itself. */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();
