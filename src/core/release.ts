import { join } from 'node:path';
import pkg from '../../package.json' with { type: 'json' };

/** The running release. */
export const { version } = pkg;

/** Where files lie that are built of the sources. The program runs without them, too. */
export const builtFolder = join(import.meta.dirname, '../../dist');

/** Where the build of the web interface is. */
export const interfaceFolder = join(import.meta.dirname, '../../admin/dist');
