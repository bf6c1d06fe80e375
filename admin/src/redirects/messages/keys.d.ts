interface Messages {
  redirects: typeof import('./en.json');
}
