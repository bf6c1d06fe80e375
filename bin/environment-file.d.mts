export declare function parseEnvironmentFile(text: string): { found: Record<string, string>; refused: string[] };
export declare function wordsOf(text: string): string[];
export declare function serviceSettings(text: string): [name: string, value: string][];
