import type { Migration } from '../list.ts';

/**
 * Variants of a picture have a name of their own, so that their addresses do not lead to the original, of which a crop may
 * hide a part. Null: they have that of the original, from before.
 */
export const fileNames: Migration = {
  name: '061-file-names',
  statements: [
    'alter table media add column public_name text',
    'create index media_public_name on media (public_name)',
  ],
};
