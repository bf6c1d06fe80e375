/** Messages of the pages of users, rights and the running of the house. */
export const house = {
  record: {
    none: 'None',
    nothing: 'Nothing found',
    proof: 'Confirm that it is you',
    proof_about: 'This change needs your password once more.',
    not_confirmed: 'Nothing was changed.',
    or_code: 'Or a code of your second factor',
    confirm: 'Confirm',
    copy: 'Copy',
    copied: 'Copied',
    kept: 'I have stored it',
  },
  users: {
    title: 'Users',
    one: 'User',
    new: 'New user',
    add: 'Add the user',
    search: 'Search user names',
    roles: 'Roles',
    none_found: 'No user matches. Choose another role or other words.',
    inactive: 'Disabled',
    way: 'How the user gets in',
    by_link: 'By a link that you hand over',
    by_email: 'By an invitation by e-mail',
    by_password: 'By a first password, which the user replaces',
    link: 'Link to choose the password',
    link_about:
      'The link is shown only now. It works once, within 7 days. Whoever has it can sign in: send it to the user alone.',
    langs_help: 'Languages, categories and places restrict which stories the user writes. Empty: all.',
    active_help: 'A disabled user is signed out everywhere and cannot sign in.',
    remove_title: 'Remove %{name}?',
    remove_about: 'The user can no longer sign in. Stories and the audit trail stay.',
    access: 'Access',
    make_link: 'Make a link for a new password',
    send_link: 'Send an invitation by e-mail',
    factor_off: 'Remove the second factor',
    factor_off_about: 'For a lost phone. The password alone is enough until the user sets up a new one.',
    passkeys_off: 'Remove all passkeys',
    passkeys_off_about: 'For a lost device. The user signs in with the password and can add new ones.',
    done: 'Done',
    sessions: 'Signed in at',
    no_sessions: 'Not signed in anywhere.',
    end_all: 'Sign out everywhere',
  },
  house: {
    title: 'House',
  },
};
type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

export type HouseMessages = Texts<typeof house>;
