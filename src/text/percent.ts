/** A part of an address without its percent-encoding; as it is where that is not UTF-8 (`caf%E9.jpg`, `100%.jpg`). */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
