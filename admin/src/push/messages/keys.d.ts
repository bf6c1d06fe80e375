interface Messages {
  push: typeof import('./en.json');
}
