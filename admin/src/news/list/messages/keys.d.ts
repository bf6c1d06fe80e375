interface Messages {
  'news/list': typeof import('./en.json');
}
