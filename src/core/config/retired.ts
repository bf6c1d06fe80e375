/** Options that there were in an earlier release, and what stands in their place. */
const retired: Readonly<Record<string, string>> = {
  SHED_DELAY_MS: 'SHED_UTILISATION and SHED_QUEUE',
};

/** A line for each option that is set and no longer read. */
export function retiredOptions(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(retired)
    .filter(([name]) => env[name] || env[`${name}_FILE`])
    .map(([name, instead]) => `${name} is no longer read; see ${instead}`);
}
