export const platforms = ['android', 'ios', 'web'] as const;

const names: Record<string, string> = { android: 'Android', ios: 'iOS', web: 'Web', webpush: 'Web Push' };

/** Names of platforms are the same in every language. */
export const platformName = (platform: string): string => names[platform] ?? platform;
