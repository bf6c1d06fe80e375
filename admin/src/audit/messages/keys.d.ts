interface Messages {
  audit: typeof import('./en.json');
}
