/** The messages of revisions, and of texts that two people have changed. */
export const versions = {
  discard_title: 'Discard the changes?',
  discard_typed: 'Readers keep the published text. What you typed stays in the revisions.',
  discard_own: 'You saved these changes %{when}. Readers keep the published text; the changes stay in the revisions.',
  discard_other:
    '%{name} saved these changes %{when}. Readers keep the published text; the changes stay in the revisions.',
  unpublished: 'Not published',
  discarded: 'Discarded',
  not_taken: 'Not taken when merging',
  published: 'Published',
  current: 'As it is now',
  restored: 'Restored',
  restored_beside: 'Restored. Readers see it when you publish the changes.',
  help: 'You both changed these places; what only one of you changed is merged. What you do not keep stays in the revisions.',
  paragraph: 'Paragraph %{number}',
  both: 'Both',
  joined: 'Both, joined where the words differ. You can type in it.',
  removed: 'Removed here',
  copy: 'Copy',
  copied: 'Copied',
  copy_mine: 'Copy my text: %{place}',
  copy_theirs: 'Copy their text: %{place}',
  gone: 'No longer there (%{id})',
  more: 'and %{count} more',
  yes: 'Yes',
  no: 'No',
};

/** What each language has. */
export type VersionMessages = { readonly [K in keyof typeof versions]: string };
