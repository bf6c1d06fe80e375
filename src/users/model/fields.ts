import type { FieldTable } from '../../core/model/fields.ts';

export const usersFields: FieldTable = {
  groups: {
    access: `username password role must_change_password totp_enabled current_password otp scopes langs category_ids
      mfa_roles`,
  },
  widgets: {
    category_ids: 'categories',
    password: 'password',
    current_password: 'password',
  },
};
