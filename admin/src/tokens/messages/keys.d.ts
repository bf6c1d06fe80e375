interface Messages {
  tokens: typeof import('./en.json');
}
