import type { FieldTable } from '../core/model/fields.ts';

export const engagementFields: FieldTable = {
  groups: {
    content: 'question',
    state: 'opens_at closes_at',
  },
};
