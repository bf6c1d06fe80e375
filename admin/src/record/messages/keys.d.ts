interface Messages {
  record: typeof import('./en.json');
}
