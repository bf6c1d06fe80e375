import { change } from '../../core/api/change.ts';
import type { Actor, App } from '../../core/app.ts';
import { Fault, invalidField } from '../../core/error.ts';
import { workspaceTopic } from '../../users/edit-locks.ts';
import { heldStory } from '../review/comments.ts';

/**
 * Notes that a translation says what a revision of the original says, though its words were not changed. The translation
 * keeps its `rev`: who is editing it is not held up.
 * @param originalRev `rev` of the original that was compared; what changed after it still makes the translation outdated
 * @throws Fault `not_found`, `invalid`, `forbidden`, `conflict` for what is no translation
 */
export const confirmTranslation = (app: App, id: number, originalRev: number, actor: Actor): Promise<void> =>
  change(app, actor, async (c) => {
    const item = await heldStory(c, id);
    const group = item.translation_group;
    const original =
      group === null || group === id
        ? undefined
        : await c.tx.selectFrom('news').select('rev').where('id', '=', group).executeTakeFirst();
    if (!original) throw new Fault('conflict', 'The item is no translation of another one.');
    if (originalRev > original.rev)
      throw invalidField('original_rev', `is not yet there: the original has ${original.rev}`);
    if (item.confirmed_rev === originalRev) return;
    await c.tx.updateTable('news').set({ confirmed_rev: originalRev }).where('id', '=', id).execute();
    await c.audit('confirm_translation', 'news', id, { original: group, rev: originalRev });
    c.touch(workspaceTopic);
  });
