import { join } from 'node:path';
import pkg from '../../package.json' with { type: 'json' };

/** The running release. */
export const { version } = pkg;

/** Where the build of the web interface is. */
export const interfaceFolder = join(import.meta.dirname, '../../admin/dist');
