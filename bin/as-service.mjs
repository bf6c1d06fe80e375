// Runs a command as the service would: with its options, as its user, in its folder. `deploy/dinam` starts this file.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnvironmentFile, serviceSettings, wordsOf } from './environment-file.mjs';
import { ownNode } from './own-node.mjs';

const folders = ['/etc', '/run', '/usr/local/lib', '/usr/lib', '/lib'].map((folder) => `${folder}/systemd/system`);

function fail(text) {
  console.error(`dinam: ${text}`);
  process.exit(2);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch ({ code }) {
    if (code === 'EACCES') return fail(`${file} may be read by root alone: call this command as root, as by sudo.`);
    return fail(`${file} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : code}.`);
  }
}

/** The unit, then what drop-ins add to it. `DINAM_UNIT` names another file. */
function unitFiles() {
  const given = process.env.DINAM_UNIT;
  const unit = given ?? folders.map((folder) => join(folder, 'dinam.service')).find((file) => existsSync(file));
  if (unit === undefined)
    fail(`there is no dinam.service in ${folders[0]}: copy deploy/dinam.service, or set DINAM_UNIT.`);
  const dropIns = new Map();
  for (const folder of given ? [`${given}.d`] : folders.map((one) => `${one}/dinam.service.d`).reverse())
    for (const name of existsSync(folder) ? readdirSync(folder) : [])
      if (name.endsWith('.conf')) dropIns.set(name, join(folder, name));
  return [unit, ...[...dropIns].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file)];
}

/** What the unit says of the user, the folder and the options; an empty value takes back those before it. */
function service() {
  const found = { user: '', group: '', folder: '/', variables: {}, files: [] };
  for (const [name, value] of unitFiles().flatMap((file) => serviceSettings(read(file)))) {
    if (name === 'User') found.user = value;
    else if (name === 'Group') found.group = value;
    else if (name === 'WorkingDirectory') found.folder = value.replace(/^-/, '') || '/';
    else if (name === 'EnvironmentFile') found.files = value === '' ? [] : [...found.files, value];
    else if (name === 'Environment' && value === '') found.variables = {};
    else if (name === 'Environment')
      for (const word of wordsOf(value)) {
        const at = word.indexOf('=');
        if (at > 0) found.variables[word.slice(0, at)] = word.slice(at + 1);
      }
  }
  return found;
}

/** Numbers of a user and of the group that is the user's, or another one. */
function idsOf(user, group) {
  const idOf = (...args) => Number(execFileSync('id', args, { stdio: ['ignore', 'pipe', 'ignore'] }));
  const groupId = () => {
    if (/^\d+$/.test(group)) return Number(group);
    const line = execFileSync('getent', ['group', group], { stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(line.toString().split(':')[2]);
  };
  try {
    return { uid: idOf('-u', user), gid: group ? groupId() : idOf('-g', user) };
  } catch {
    return fail(`the service runs as ${group ? `${user}:${group}` : user}, and this system has no such user.`);
  }
}

function become({ user, group }) {
  if (!user) {
    if (process.getuid() !== 0) fail('the service runs as root: call this command as root, as by sudo.');
    return;
  }
  const { uid, gid } = idsOf(user, group);
  if (process.getuid() === uid) return;
  if (process.getuid() !== 0) fail(`the service runs as ${user}: call this command as root, as by sudo.`);
  process.initgroups(/^\d+$/.test(user) ? uid : user, gid);
  process.setgid(gid);
  process.setuid(uid);
}

/** Of the terminal and the language; all else of the caller could change what the command does. */
const kept = /^(TERM|COLUMNS|LINES|NO_COLOR|FORCE_COLOR|LANG|LC_\w+)$/;

function variablesOf({ user, variables, files }) {
  const all = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };
  for (const [name, value] of Object.entries(process.env)) if (kept.test(name)) all[name] = value;
  Object.assign(all, user ? { USER: user, LOGNAME: user } : {}, variables);
  for (const given of files) {
    const file = given.replace(/^-/, '');
    if (given !== file && !existsSync(file)) continue;
    const { found, refused } = parseEnvironmentFile(read(file));
    for (const name of refused) console.error(`dinam: ${file}: "${name}" is no name of a variable; it is ignored.`);
    Object.assign(all, found);
  }
  return all;
}

const unit = service();
const env = variablesOf(unit); // before it is another user, who may not read them
env.DINAM_CALLED_FROM = process.cwd(); // files are named from there
if (['upgrade', 'rollback'].includes(process.argv[2])) {
  // They exchange the program, which its own user must not be able to do. What options say to Node and to the loader of libraries is
  // meant for the service: a module or compiled code that its user can write would run as root.
  const harmless = ['NODE_USE_ENV_PROXY', 'NODE_USE_SYSTEM_CA'];
  for (const name of Object.keys(env)) if (/^(NODE|LD)_/.test(name) && !harmless.includes(name)) delete env[name];
  env.DINAM_PROGRAM = unit.folder;
  env.DINAM_UNIT_FILE = unitFiles()[0];
  if (process.env.DINAM_UNIT) env.DINAM_UNIT = process.env.DINAM_UNIT;
} else become(unit);
try {
  process.chdir(unit.folder);
} catch ({ code }) {
  fail(`the folder of the service, ${unit.folder}, cannot be entered: ${code}.`);
}
const program = fileURLToPath(new URL('dinam.mjs', import.meta.url));
const node = ownNode() ?? process.execPath;
process.execve(node, [node, program, ...process.argv.slice(2)], env);
