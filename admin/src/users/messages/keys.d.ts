interface Messages {
  users: typeof import('./en.json');
}
