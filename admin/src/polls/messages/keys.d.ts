interface Messages {
  polls: typeof import('./en.json');
}
