/** The words of a language with how often each occurs: made by `admin/typing-words.ts` when the interface is built. */
declare module 'words:*' {
  const words: [string, number][];
  // biome-ignore lint/style/noDefaultExport: as a file of JSON is imported
  export default words;
}
