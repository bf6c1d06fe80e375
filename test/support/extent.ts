/**
 * How much of something a test goes through: all of it in the long tests, a part of it otherwise, where every kind of case
 * occurs. `npm run test:long` runs each file that imports this one.
 */

export const extent = <T>(all: T, part: T): T => (process.env.DINAM_TEST_LONG === 'true' ? all : part);
