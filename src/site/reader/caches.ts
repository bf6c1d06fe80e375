/**
 * Names of caches of a browser: of the files of the pages, of the pages read last, of the stories saved (the pages write it),
 * of what the service worker has to know.
 */
export const caches = {
  files: 'dinam-files-',
  pages: 'dinam-pages',
  saved: 'dinam-saved',
  state: 'dinam-state',
} as const;
