interface Messages {
  shopping: typeof import('./en.json');
}
