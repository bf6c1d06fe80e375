/** The fields of an input of the API: made by `admin/form-schemas.ts` when the interface is built. */
declare module 'form:*' {
  const fields: readonly import('./types.ts').Field[];
  // biome-ignore lint/style/noDefaultExport: as a file of JSON is imported
  export default fields;
}
