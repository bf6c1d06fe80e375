import type { FieldTable } from '../../core/model/fields.ts';

export const settingsFields: FieldTable = {
  groups: {
    media: 'logo_url',
    source: 'websub_hub',
    push: 'push once_per_story daily_cap push_on_breaking',
    ads: `ads_enabled app_id publisher_id banner_unit_id interstitial_unit_id native_unit_id rewarded_unit_id
      rewarded_interstitial_unit_id app_open_unit_id placements test_mode consent ump_required
      max_ad_content_rating tag_for_child_directed`,
    advanced: 'link_prefix app_links android_package android_sha256 ios_team_id ios_bundle_id ios_app_id indexnow',
  },
  widgets: {
    about_html: 'richtext',
    privacy_html: 'richtext',
    complaints_html: 'richtext',
    logo_url: 'image',
  },
};
