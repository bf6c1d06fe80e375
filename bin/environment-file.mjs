// What systemd reads from units and from files of `EnvironmentFile=`. None of it is a script of a shell.

const blank = /[ \t\n\r]/;

/**
 * The variables of an environment file, as systemd.exec(5) has it: quotes in pairs, a backslash before any character of a
 * plain value and before " \ ` $ in double quotes, lines that go on behind a backslash, comments at the begin of a line.
 * `$` stands for itself.
 * @returns the pairs, and the names that are none
 */
export function parseEnvironmentFile(text) {
  const found = {};
  const refused = [];
  let [state, key, value, end] = ['key', '', '', 0];
  const push = () => {
    const name = key.trim();
    if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) found[name] = value;
    else refused.push(name);
    [state, key, value, end] = ['key', '', '', 0];
  };
  const chars = [...text, '\n'];
  for (const [i, c] of chars.entries()) {
    const isLast = i === chars.length - 1;
    const isEnd = c === '\n' || c === '\r';
    if (state === 'comment') {
      if (c === '\\') state = 'comment-escape';
      else if (isEnd) state = 'key';
    } else if (state === 'comment-escape') state = 'comment';
    else if (state === 'key') {
      if (key === '' && (c === '#' || c === ';')) state = 'comment';
      else if (isEnd) key = '';
      else if (c === '=') state = 'before';
      else if (key !== '' || !blank.test(c)) key += c;
    } else if (state === 'before') {
      if (isEnd) push();
      else if (c === "'") state = 'single';
      else if (c === '"') state = 'double';
      else if (c === '\\') state = 'escape';
      else if (!blank.test(c)) {
        state = 'value';
        value += c;
        end = value.length;
      }
    } else if (state === 'value') {
      if (isEnd) {
        value = value.slice(0, end);
        push();
      } else if (c === '\\') {
        state = 'escape';
        end = value.length;
      } else {
        value += c;
        if (!blank.test(c)) end = value.length;
      }
    } else if (state === 'escape') {
      state = 'value';
      if (!isEnd) value += c;
      end = value.length;
      if (isLast) push();
    } else if (state === 'single') {
      if (isLast) push();
      else if (c === "'") state = 'before';
      else value += c;
    } else if (state === 'double') {
      if (isLast) push();
      else if (c === '"') state = 'before';
      else if (c === '\\') state = 'double-escape';
      else value += c;
    } else {
      state = 'double';
      if ('"\\`$'.includes(c)) value += c;
      else if (c !== '\n') value += `\\${c}`;
      if (isLast) push();
    }
  }
  return { found, refused };
}

/** The words of a setting such as `Environment=`, without the quotes around them or parts of them. */
export function wordsOf(text) {
  const words = [];
  let [word, quote] = [null, ''];
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c === '\\' && quote !== "'" && i + 1 < text.length) word = (word ?? '') + text[++i];
    else if (quote) {
      if (c === quote) quote = '';
      else word += c;
    } else if (c === '"' || c === "'") [word, quote] = [word ?? '', c];
    else if (!blank.test(c)) word = (word ?? '') + c;
    else if (word !== null) {
      words.push(word);
      word = null;
    }
  }
  if (word !== null) words.push(word);
  return words;
}

/** The settings of the section `[Service]`, in their order: name and value. */
export function serviceSettings(text) {
  const settings = [];
  let section = '';
  for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    const [, header] = /^\s*\[(.*)\]\s*$/.exec(line) ?? [];
    if (header !== undefined) section = header;
    else if (section === 'Service' && !/^\s*[#;]/.test(line) && line.includes('=')) {
      const at = line.indexOf('=');
      settings.push([
        line.slice(0, at).trim(),
        line
          .slice(at + 1)
          .trim()
          .replaceAll('%%', '%'),
      ]);
    }
  }
  return settings;
}
