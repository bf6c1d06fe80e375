interface Messages {
  news: typeof import('./en.json');
}
