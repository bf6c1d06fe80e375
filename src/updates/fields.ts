import type { FieldTable } from '../core/model/fields.ts';

export const updatesFields: FieldTable = {
  groups: {
    state: 'released_at rollout_percent',
    price: 'store_url',
  },
  widgets: {
    whats_new: 'textarea',
  },
  meanings: {
    version_code: 'Android version code or iOS build number',
    min_version: 'Apps below this version must update',
    min_version_code: 'Apps below this version code must update',
    rollout_percent: 'Share of installations that are offered the release',
    store_url: 'https URL on one of the `store_hosts` of the security settings',
    released_at: 'Not shown before this time',
    whats_new: 'List of changes',
  },
};
