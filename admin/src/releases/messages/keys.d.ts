interface Messages {
  releases: typeof import('./en.json');
}
