// react-admin guesses by these functions of what type a field is, from its values. The interface declares its fields: nothing
// in it guesses, and its build leaves the functions out (see test/admin/copies.test.ts). The whole package has 4,800 files.
const unused = (name) => () => {
  throw new Error(`${name} of date-fns is not installed: the interface declares the types of its fields`);
};

export const isMatch = unused('isMatch');
export const isValid = unused('isValid');
export const parseISO = unused('parseISO');
