interface Messages {
  inbox: typeof import('./en.json');
}
