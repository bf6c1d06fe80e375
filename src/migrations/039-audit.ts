import { sql } from 'kysely';
import type { Dialect, Tx } from '../core/db/dialect.ts';
import type { Migration } from './list.ts';

const removal = `exists (select 1 from meta where key = 'audit_removal' and (value = '' or value > old.at))`;
const redaction = `exists (select 1 from meta where key = 'audit_redaction') and new.id = old.id and new.at = old.at
  and new.actor_name = old.actor_name and new.action = old.action and new.resource = old.resource
  and new.resource_id = old.resource_id`;
const message = 'the audit trail is append-only';

/**
 * Lines of the audit trail are only added. They go by the retention, which names the time before which they may, and a
 * detail goes when a reader has himself erased: `core/audit.ts`. A later migration that changes lines drops these first.
 */
export const audit: Migration = {
  name: '039-audit',
  statements: [],
  async also(tx: Tx, dialect: Dialect) {
    if (dialect.kind === 'sqlite') {
      const refuse = `begin select raise(abort, '${message}'); end`;
      for (const [name, event, may] of [
        ['audit_kept', 'delete', removal],
        ['audit_fixed', 'update', redaction],
      ])
        await sql.raw(`create trigger ${name} before ${event} on audit when not (${may}) ${refuse}`).execute(tx);
      return;
    }
    for (const statement of [
      `create function audit_append_only() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' then if ${removal} then return old; end if;
        elsif tg_op = 'UPDATE' then if ${redaction} then return new; end if;
        end if;
        raise exception '${message}';
      end $$`,
      `create trigger audit_kept before delete or update on audit for each row execute function audit_append_only()`,
      `create trigger audit_whole before truncate on audit for each statement execute function audit_append_only()`,
    ])
      await sql.raw(statement).execute(tx);
  },
};
