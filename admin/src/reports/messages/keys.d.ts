interface Messages {
  reports: typeof import('./en.json');
}
