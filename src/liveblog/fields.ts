import type { FieldTable } from '../core/model/fields.ts';

export const liveblogFields: FieldTable = {
  groups: {
    state: 'is_pinned is_key_event',
  },
  meanings: {
    is_key_event: 'A key event of the live blog',
    is_pinned: 'Pinned above the other entries',
  },
};
