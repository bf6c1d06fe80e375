import type { Migration } from './list.ts';

/** Tokens of programs, stored as hashes. */
export const apiTokens: Migration = {
  name: '017-api-tokens',
  statements: [
    `create table api_tokens (
      id {id}, user_id {int} not null references users (id) on delete cascade, name {text} not null,
      prefix text not null, token_hash text not null unique, scopes text not null, created_at {time} not null,
      expires_at {time} not null, last_used_at {time}, revoked_at {time})`,
    `create index api_tokens_user on api_tokens (user_id, id)`,
  ],
};
