import type { FieldTable } from '../core/model/fields.ts';

export const horoscopeFields: FieldTable = {
  groups: {
    content: 'prediction',
  },
  widgets: {
    prediction: 'textarea',
    hex: 'color',
  },
};
