const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

type Names = readonly (readonly [RegExp, string])[];
const nameIn = (names: Names, agent: string): string | undefined => names.find(([sign]) => sign.test(agent))?.[1];

/** Browser and system of a `User-Agent` header, such as `Chrome, Android`; a header with neither stays as it came. */
export function deviceName(agent: string): string {
  const names = [nameIn(browsers, agent), nameIn(systems, agent)].filter(Boolean);
  return names.length > 0 ? names.join(', ') : agent;
}
