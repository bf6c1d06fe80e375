interface Messages {
  places: typeof import('./en.json');
}
