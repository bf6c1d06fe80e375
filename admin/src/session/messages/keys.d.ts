interface Messages {
  session: typeof import('./en.json');
}
