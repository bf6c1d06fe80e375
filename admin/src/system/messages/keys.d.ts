interface Messages {
  system: typeof import('./en.json');
}
