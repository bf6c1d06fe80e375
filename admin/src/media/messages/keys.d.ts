interface Messages {
  media: typeof import('./en.json');
}
