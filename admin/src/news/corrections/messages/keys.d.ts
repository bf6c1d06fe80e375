interface Messages {
  'news/corrections': typeof import('./en.json');
}
