interface Messages {
  categories: typeof import('./en.json');
}
