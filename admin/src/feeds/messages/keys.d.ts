interface Messages {
  feeds: typeof import('./en.json');
}
