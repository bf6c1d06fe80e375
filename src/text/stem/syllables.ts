// Offsets in a Brahmic block: letters from 04 to 39 and 58 to 61, Malayalam chillus at 7A to 7F; the virama is 4D.
const isLetter = (offset: number): boolean =>
  (offset >= 0x04 && offset <= 0x39) || (offset >= 0x58 && offset <= 0x61) || offset >= 0x70;

/** Whether the form has two syllables, as the script writes them; three letters in Urdu and English. */
export function isLongEnough(form: string): boolean {
  let syllables = 0;
  let letters = 0;
  let isJoined = false;
  for (let i = 0; i < form.length; i++) {
    const code = form.charCodeAt(i);
    if (code < 0x900 || code > 0xd7f) {
      letters++;
      continue;
    }
    const offset = code & 0x7f;
    if (offset === 0x4d) isJoined = true;
    else if (isLetter(offset)) {
      if (!isJoined) syllables++;
      isJoined = false;
    } else isJoined = false;
  }
  return syllables >= 2 || letters >= 3;
}
