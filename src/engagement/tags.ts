import type { Tags } from '../core/model/tags.ts';

/** What the API document says of these operations. */
export const engagementTags: Tags = {
  Polls: {
    about: 'Polls for readers, and votes.',
    notes: `The same vote again returns 200; another one is 409 unless \`can_change\`. Counts are null until \`show_results\` allows them and at
most ten seconds old. At most 1,000 new votes a day in a poll from one address, 60 requests a minute per installation.`,
    fields: {
      news_id: 'Only polls of this story, open and closed',
      status: '`open` or `closed`; a list has the open ones by default',
    },
    operations: { postPollsByIdVote: '409: the poll is not open, or the vote cannot be changed.' },
  },
  Bookmarks: {
    about: 'Bookmarks of an installation.',
  },
  'Admin: polls': {
    about: 'Polls: writing, opening, closing.',
    fields: {
      question: '1 to 300 letters',
      options:
        '2 to 10 of `{id, text}`, at most 120 letters; a new one has no id. After the first vote they cannot be removed or reordered',
      texts: 'By language `{question, options}`, options in the same order',
      opens_at: 'Begin of voting; default: the action `open`',
      closes_at: 'End of voting; default: the action `close`',
      show_results: 'Who sees counts: `always` (default), `after_vote` or `after_close`',
      can_change: 'Whether a vote may be changed until the end',
    },
  },
  'Admin: reports': {
    about: 'Reports of readers about stories.',
  },
};
