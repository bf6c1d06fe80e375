/**
 * SHA-256 of the shipped list. It stands here because every start compares it with what the database has: to make it takes
 * all tables, and longer than the rest of a start. A test says which one it has to be.
 */
export const listHash = 'VOMHtUBBo-9QqIZr_q580zxPafs71UXG3YZKyE078RM';

/**
 * SHA-256 of all rows that an empty database gets, with the keys that they are found by (`prepared.ts`). What was
 * built of other sources has another one, and is not used. A test says which one it has to be.
 */
export const rowsHash = 'P4uh16JPwFS2Q1mrn17773_uLL3wzH-jeICo5jjrG9M';
