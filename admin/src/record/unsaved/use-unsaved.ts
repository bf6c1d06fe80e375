import { useNotify } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { type Draft, findDrafts, putDraft, removeDraft } from './drafts.ts';
import { isOpen, leaveForms, OpenForm } from './open-forms.ts';
import { handedOver, handOver } from './redraw.ts';

/** What was left of a form, and how the form is left. */
export interface Unsaved {
  /** When it was left; null: nothing was. */
  left: string | null;
  /** Somebody has saved the row since. */
  isOlder: boolean;
  /** Goes on with what was left. */
  take: () => void;
  /** Throws it away. @returns what brings it back */
  drop: () => () => Promise<unknown>;
  /** Closes a dialog, or whatever shows the form: what was typed is kept, or the user is asked. */
  leave: (close: () => void) => void;
  /** What was typed is sent. */
  sent: () => void;
}

/**
 * Keeps what is typed into a form and not sent, and offers it when the form is opened again: every form calls it, and shows
 * `Unfinished`.
 * @param given.form its name, with the row: `polls.12`, `polls.new`
 * @param given.typed what is not sent, as JSON can say it; null: nothing
 * @param given.rev of the row that it is typed over
 * @param given.isSecret it has what is kept nowhere: a password, a file
 * @param given.restore puts what was left into the form
 */
export function useUnsaved<T>(given: {
  form: string;
  typed: T | null;
  rev?: Draft['value']['rev'] | undefined;
  isSecret?: boolean;
  restore: (typed: T) => void;
}): Unsaved {
  const { typed, rev = null, isSecret = false } = given;
  const form = given.form.replaceAll(/[^\w.:-]/g, ':').slice(0, 80);
  const text = useText();
  const notify = useNotify();
  const [left, setLeft] = useState<readonly Draft<T>[]>([]);
  const latest = useRef(given);
  latest.current = given;
  const kept = useRef<OpenForm | null>(null);
  if (kept.current?.form !== form) kept.current = new OpenForm(form);
  const own = kept.current;

  useEffect(() => {
    let isHere = true;
    own.show();
    if (form === '') return () => own.close();
    const before = handedOver(form);
    const replaced = before ? own.takeOver(before.form) : [];
    if (before) {
      own.isRedrawn = true;
      latest.current.restore(before.typed as T);
    }
    findDrafts(form, (name) => isOpen(name) || replaced.includes(name))
      .then((found) => isHere && setLeft(found as Draft<T>[]))
      .catch(() => {}); // it is offered the next time
    return () => {
      isHere = false;
      setLeft([]);
      handOver(own, latest.current.typed ?? before?.typed ?? null);
      own.close();
    };
  }, [form, own]);
  useEffect(() => own.set(typed, rev, isSecret), [own, typed, rev, isSecret]);

  const [first] = left;
  const next = () => setLeft((all) => all.slice(1));
  return {
    left: first?.updated_at ?? null,
    isOlder: first !== undefined && rev !== null && first.value.rev !== null && first.value.rev !== rev,
    take() {
      if (!first) return;
      const { restore } = latest.current;
      const go = () => {
        next();
        own.take(first.name);
        restore(first.value.typed);
      };
      if (!own.isTyped) return go();
      // What was typed meanwhile is left in its turn.
      void own.keep().then((isKept) => {
        if (!isKept) return;
        own.begin();
        go();
      });
    },
    drop() {
      if (!first) return async () => {};
      next();
      void removeDraft(first.name).catch(() => {});
      return () => putDraft(first.name, first.value).then(() => setLeft((all) => [first, ...all]));
    },
    leave(close) {
      if (!own.isTyped) return close();
      void leaveForms([own]).then((how) => {
        if (how === 'stay') return;
        if (how === 'kept') notify(text('unsaved.kept'), { type: 'info' });
        close();
      });
    },
    sent: () => void own.end(),
  };
}

/**
 * For what is kept nowhere: passwords, codes, files. The user confirms before they are lost.
 * @param isGiven whether there is something that is not sent
 * @returns what closes the dialog
 */
export const useUnkept = (isGiven: boolean): Unsaved['leave'] =>
  useUnsaved({ form: '', typed: null, isSecret: isGiven, restore: () => {} }).leave;
