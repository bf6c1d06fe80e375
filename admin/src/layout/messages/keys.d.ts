interface Messages {
  layout: typeof import('./en.json');
}
