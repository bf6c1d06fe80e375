interface Messages {
  account: typeof import('./en.json');
}
