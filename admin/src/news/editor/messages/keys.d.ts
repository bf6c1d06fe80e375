interface Messages {
  'news/editor': typeof import('./en.json');
}
