/** What the test of `core/threads/child-process.ts` runs in a process. */
export const add = (a: number, b: number): number => a + b;
export const fails = (): never => {
  throw new RangeError('wrong');
};
export const spins = (): void => {
  for (;;);
};
export const crashes = (): void => process.abort();
export const environment = (): string[] => Object.keys(process.env);
/** Native memory, which no limit of the heap covers, written to so that it counts. */
export async function fills(megabytes: number): Promise<number> {
  const parts: Buffer[] = [];
  for (let n = 0; n < megabytes; n += 8) {
    parts.push(Buffer.alloc(8 * 1_048_576, 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return parts.length;
}
