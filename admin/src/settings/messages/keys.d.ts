interface Messages {
  settings: typeof import('./en.json');
}
