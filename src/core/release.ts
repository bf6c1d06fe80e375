import pkg from '../../package.json' with { type: 'json' };

/** The running release. */
export const { version } = pkg;
