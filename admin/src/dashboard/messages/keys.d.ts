interface Messages {
  dashboard: typeof import('./en.json');
}
