interface Messages {
  liveblog: typeof import('./en.json');
}
