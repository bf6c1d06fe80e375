import type { FieldTable } from '../../core/model/fields.ts';

export const mediaFields: FieldTable = {
  groups: {
    media: 'media_id blurhash caption credit focal crop x y file',
  },
};
