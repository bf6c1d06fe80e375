import { useTranslate } from 'ra-core';
import type { AuditLine } from '../../../src/users/model/audit.ts';

/** Actions that have a name of their own; others are shown as the server calls them. */
const actions = [
  ...['create', 'edit', 'remove', 'publish', 'unpublish', 'submit', 'reject', 'archive', 'trash', 'restore', 'assign'],
  ...['login', 'login_failed', 'password', 'invite', 'denied', 'retry', 'cancel', 'send', 'revoke', 'import', 'order'],
  ...['part', 'join', 'merge'],
];

interface LineText {
  /** `changed · Users · 7` */
  (line: AuditLine): string;
  action(action: string): string;
  resource(resource: string): string;
  actions: readonly string[];
}

/** Lines of the audit trail in the language of the interface. */
export function useLineText(): LineText {
  const translate = useTranslate();
  const action = (name: string) => translate(`audit.actions.${name}`, { _: name.replaceAll('_', ' ') });
  const resource = (name: string) => translate(`audit.resources.${name.replaceAll('-', '_')}`, { _: name });
  const line = ({ action: did, resource: what, resource_id }: AuditLine) =>
    [action(did), resource(what), resource_id].filter((part) => part !== '' && part !== '-').join(' · ');
  return Object.assign(line, { action, resource, actions });
}
