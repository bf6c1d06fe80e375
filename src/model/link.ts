import { Type } from 'typebox';

/** Schemes that do something else than lead somewhere. */
const harmful = /^(javascript|data|vbscript|file|blob|about):/i;
const pattern = /^([a-z][a-z0-9+.-]*:\S+|\/(?!\/)\S*)$/i;

/** A page of the web must name its server. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Whether an app may be led there: an address, an app address like `dinam://news/5`, or a path. */
export const isLink = (text: string): boolean =>
  pattern.test(text) && !harmful.test(text) && (!/^https?:/i.test(text) || isWebAddress(text));

export const linkMessage = 'must be an address, an app address like dinam://news/5, or a path';

/** What the id of a story is put behind. */
export const LinkPrefix = Type.Refine(
  Type.String({
    maxLength: 200,
    description: 'What the id of a story is put behind to open it in the app: dinam://news/ makes dinam://news/17',
  }),
  isLink,
  () => linkMessage,
);
